import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../support/postgres/start-postgres.mjs';
import { startServer } from '../support/server-process.ts';
import { faultsIn, type Kept } from './inspect.ts';
import { Visitors } from './visitors.ts';

async function freshDatabase(): Promise<string> {
  const { url, stop } = await startPostgres();
  onTestFinished(stop);
  const name = `crash_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function keptIn(url: string): Promise<Kept[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Kept>(
    `select requests.id, email, count(notifications.id)::int as notifications
     from requests left join notifications on request_id = requests.id group by requests.id`,
  );
  await client.end();
  return rows;
}

test('two servers on one PostgreSQL, one killed: nothing lost, nothing doubled', {
  timeout: 120_000,
}, async () => {
  const DATABASE_URL = await freshDatabase();
  const settings = { DATABASE_URL, DATA_DIR: tmpdir(), LOG_LEVEL: 'error' };
  const [first, second] = await Promise.all([startServer(settings), startServer(settings)]);
  onTestFinished(() => void Promise.all([first.end('SIGKILL'), second.end('SIGKILL')]));
  const visitors = new Visitors();
  const stop = new AbortController();
  const visit = visitors.visit([first.port, second.port], 32, stop.signal);
  await wait(700);
  await first.end('SIGKILL');
  const before = visitors.acknowledged.size;
  await wait(700);
  stop.abort();
  await visit;
  expect([...visitors.faults, ...faultsIn(await keptIn(DATABASE_URL), visitors.acknowledged)]).toEqual([]);
  expect(visitors.acknowledged.size).toBeGreaterThan(before);
});
