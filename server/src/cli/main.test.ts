import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startServer } from '../notifications/testing/server-process.ts';
import {
  DATABASES,
  type DatabaseEnvironment,
  freshDatabase,
  stopClusterAtEnd,
} from '../testing/fresh-database.ts';

stopClusterAtEnd();

const SCRIPT = join(import.meta.dirname, '../../../scripts/requests.mjs');

function start(environment: Partial<DatabaseEnvironment>, args: string[]) {
  return spawn(process.execPath, [SCRIPT, ...args], { env: { PATH: process.env['PATH'], ...environment } });
}

async function requests(environment: Partial<DatabaseEnvironment>, ...args: string[]) {
  const child = start(environment, args);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

describe('npm run requests', { timeout: 60_000 }, () => {
  it.each(DATABASES)('works while the server runs on %s', async (kind) => {
    const environment = await freshDatabase(kind);
    const server = await startServer({ ...environment });
    expect(await server.ask('ona@kaunas.example')).toBe(201);
    expect(await server.ask('jonas@kaunas.example')).toBe(201);
    const listed = await requests(environment, 'list', '--json');
    expect(JSON.parse(listed.out)).toMatchObject([
      { email: 'jonas@kaunas.example' },
      { email: 'ona@kaunas.example' },
    ]);
    expect((await requests(environment, 'overdue', '--hours', '0')).code).toBe(1);
    expect((await requests(environment, 'erase', 'ona@kaunas.example', '--yes')).code).toBe(0);
    const files = await readdir(environment.DATA_DIR);
    const contents = await Promise.all(
      files.map((file) => readFile(join(environment.DATA_DIR, file), 'latin1')),
    );
    expect(contents.join('')).not.toContain('ona@kaunas.example');
    expect(await server.ask('ieva@kaunas.example')).toBe(201);
    expect((await requests(environment, 'list')).out).toContain('2 unanswered');
  });

  it('ends with the code of the command, and complains on the other stream', async () => {
    const wrong = await requests({}, 'nonsense');
    expect(wrong).toEqual({
      code: 2,
      out: '',
      err: 'There is no command "nonsense". See: npm run requests -- --help\n',
    });
  });

  it('ends quietly when its reader has seen enough', async () => {
    const child = start({}, ['--help']);
    child.stdout.destroy();
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
