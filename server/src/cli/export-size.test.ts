import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { FILE_NAME } from '../storage/database.ts';
import { DATABASES, type DatabaseEnvironment, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { cliOn } from './testing/cli-fixture.ts';

stopClusterAtEnd();

const ROWS = 100_000;
const MOST_KILOBYTES = 200 * 1024;

const FILL = `insert into requests (id, kind, email, email_key, name, received_at)
  select 'request-' || n, 'demo', 'ona' || n || '@kaunas.example', 'ona' || n || '@kaunas.example',
    'Ona Žąsytė ' || n, 1700000000000 + n
  from numbers`;

async function fill({ DATA_DIR, DATABASE_URL }: DatabaseEnvironment): Promise<void> {
  if (DATABASE_URL === undefined) {
    const db = new DatabaseSync(join(DATA_DIR, FILE_NAME));
    const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${ROWS})`;
    db.exec(`${FILL.replace('insert', `${numbers} insert`)}`);
    db.close();
    return;
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query(`with numbers as (select generate_series(1, ${ROWS}) as n) ${FILL}`);
  await client.end();
}

/** Prints, at the very end, the most memory that the process ever held. */
const TELL_MEMORY =
  'data:text/javascript,process.on("exit",()=>console.error(process.resourceUsage().maxRSS))';

async function exportInProcess(environment: DatabaseEnvironment, format: string, file: string) {
  const main = join(import.meta.dirname, 'main.ts');
  const args = ['--import', TELL_MEMORY, main, 'export', format, '--out', file];
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'], ...environment } });
  const said = text(child.stderr);
  const [code] = await once(child, 'close');
  // The thread of the database tells it as well; the process is the last to end.
  return { code, kilobytes: Number((await said).trimEnd().split('\n').at(-1)) };
}

async function linesIn(file: string): Promise<number> {
  let lines = 0;
  for await (const chunk of createReadStream(file, 'latin1')) lines += String(chunk).split('\n').length - 1;
  return lines;
}

describe.each(DATABASES)('an export of 100,000 requests from %s', { timeout: 120_000 }, (kind) => {
  it.each([
    ['--csv', ROWS + 1],
    ['--ndjson', ROWS],
  ])('as %s is complete and stays within 200 MB of memory', async (format, lines) => {
    const { environment } = await cliOn(kind);
    await fill(environment);
    const file = join(environment.DATA_DIR, 'export');
    const { code, kilobytes } = await exportInProcess(environment, format, file);
    expect(code).toBe(0);
    expect(await linesIn(file)).toBe(lines);
    expect(kilobytes).toBeGreaterThan(10_000);
    expect(kilobytes).toBeLessThan(MOST_KILOBYTES);
  });
});
