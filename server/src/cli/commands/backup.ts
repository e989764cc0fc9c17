import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import { FILE_NAME } from '../../storage/database.ts';
import { EXIT, Unavailable } from '../cli-error.ts';
import { command } from '../command.ts';

export const backup = command({
  parameters: ['FILE'],
  summary: 'copy the SQLite database into a new file, while the server runs',
  details: 'The copy is complete and sound. For PostgreSQL use pg_dump.',
  options: {},
  run: async ({ env, store, out }, _values, file = '') => {
    if (store.kind !== 'sqlite') throw new Unavailable('The requests are in PostgreSQL: use pg_dump.');
    if (existsSync(file)) throw new Unavailable(`${file} is there already, and is not overwritten.`);
    const unfinished = `${file}.part`;
    const source = new DatabaseSync(join(env.DATA_DIR, FILE_NAME), { readOnly: true });
    try {
      await rm(unfinished, { force: true });
      await copyDatabase(source, unfinished);
      await chmod(unfinished, 0o600);
      await rename(unfinished, file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Unavailable(`${file} could not be written: ${reason}.`);
    } finally {
      source.close();
      await rm(unfinished, { force: true });
    }
    await out.write(`Copied to ${file}.\n`);
    return EXIT.ok;
  },
});
