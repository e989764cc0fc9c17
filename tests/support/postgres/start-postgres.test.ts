import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { findPostgres } from './find-postgres.mjs';
import { serverAccount } from './server-account.mjs';
import { startPostgres } from './start-postgres.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a server named by the environment is used as it is', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://someone@db.example/tests');
  expect((await startPostgres()).url).toBe('postgres://someone@db.example/tests');
});

test('a cluster of our own takes connections until it is stopped', { timeout: 60_000 }, async () => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  const { url, stop } = await startPostgres();
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select current_setting($1) as encoding', ['server_encoding']);
  await client.end();
  await stop();
  expect(rows).toEqual([{ encoding: 'UTF8' }]);
  await expect(new pg.Client(url).connect()).rejects.toThrow('ECONNREFUSED');
});

test('the places are tried in their order', async () => {
  expect(await findPostgres([() => undefined, () => '/first', () => '/second'])).toBe('/first');
});

test('says what to do where there is none', async () => {
  await expect(findPostgres([() => undefined])).rejects.toThrow('TEST_DATABASE_URL');
});

const accounts = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n';

test('only root needs another account for the server', () => {
  expect(serverAccount(1000, () => accounts)).toBeUndefined();
});

test("root lends the server PostgreSQL's own account, or else nobody's", () => {
  expect(serverAccount(0, () => accounts)).toEqual({ uid: 65534, gid: 65533 });
  expect(serverAccount(0, () => `${accounts}postgres:x:103:110::/:/bin/sh\n`)).toEqual({
    uid: 103,
    gid: 110,
  });
});
