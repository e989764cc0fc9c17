import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { newRequest } from '../testing/new-request.ts';
import { type Database, databaseFor, FILE_NAME } from './database.ts';
import { openStore, storeOn } from './open-store.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import type { Store } from './store.ts';

stopClusterAtEnd();

async function freshSqlite(): Promise<{ store: Store; database: Database; folder: string }> {
  const { DATA_DIR } = await freshDatabase('sqlite');
  const database = databaseFor({ DATA_DIR, DATABASE_URL: undefined });
  const store = storeOn(database);
  onTestFinished(() => store.close());
  await store.ping();
  return { store, database, folder: DATA_DIR };
}

describe('SQLite', () => {
  it('turns requests away while the disk is full, keeps the old ones, and goes on when there is room', async () => {
    const { store, database } = await freshSqlite();
    const { id } = await store.accept(newRequest());
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database.db);
    const long = () => newRequest({ name: 'x'.repeat(5000) });
    await expect(store.accept(long())).rejects.toThrow(StorageUnavailable);
    await expect(store.accept(long())).rejects.toThrow('full');
    expect((await store.find(id))?.id).toBe(id);
    await sql`pragma max_page_count = 100000`.execute(database.db);
    expect((await store.accept(long())).repeated).toBe(false);
    expect(await store.count({})).toBe(2);
  });

  it('stores nothing into a file that was taken away, and opens it anew', async () => {
    const { store, folder } = await freshSqlite();
    await store.accept(newRequest());
    for (const end of ['', '-wal', '-shm']) await rm(join(folder, `${FILE_NAME}${end}`), { force: true });
    await expect(store.accept(newRequest())).rejects.toThrow(StorageUnavailable);
    expect((await store.accept(newRequest())).repeated).toBe(false);
    expect(await store.count({})).toBe(1);
  });

  it('waits for another process that writes', async () => {
    const { store, database, folder } = await freshSqlite();
    const other = storeOn(databaseFor({ DATA_DIR: folder, DATABASE_URL: undefined }));
    onTestFinished(() => other.close());
    await other.ping();
    const writing = Promise.withResolvers<void>();
    const held = database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('requests').execute();
      writing.resolve();
      await wait(200);
    });
    await writing.promise;
    expect((await other.accept(newRequest())).repeated).toBe(false);
    await held;
    expect(await store.count({})).toBe(1);
  });

  it.each([
    ['is a file', async (path: string) => writeFile(path, '')],
    [
      'holds no database',
      async (path: string) => {
        await mkdir(path, { recursive: true });
        await writeFile(join(path, FILE_NAME), 'this is no database at all, only some text '.repeat(100));
      },
    ],
  ])('is not opened where DATA_DIR %s', async (_, prepare) => {
    const { DATA_DIR } = await freshDatabase('sqlite');
    const path = join(DATA_DIR, 'data');
    await prepare(path);
    await expect(openStore({ DATA_DIR: path, DATABASE_URL: undefined })).rejects.toThrow(
      /^DATA_DIR is ".+", but no database can be opened in it: .+\.$/,
    );
  });

  it('keeps its files for their owner alone', async () => {
    const { folder } = await freshSqlite();
    expect((await stat(join(folder, FILE_NAME))).mode & 0o077).toBe(0);
  });
});

describe('PostgreSQL', { timeout: 60_000 }, () => {
  it('may be away at the start, and is used as soon as it is there', async () => {
    const { DATA_DIR, DATABASE_URL = '' } = await freshDatabase('postgres');
    const url = new URL(DATABASE_URL);
    const name = `${url.pathname.slice(1)}_later`;
    url.pathname = `/${name}`;
    await expect(openStore({ DATA_DIR, DATABASE_URL: url.href })).rejects.toThrow(StorageUnavailable);
    let told: unknown;
    const store = await openStore(
      { DATA_DIR, DATABASE_URL: url.href },
      {
        onAway: (error) => {
          told = error;
        },
      },
    );
    expect(told).toBeInstanceOf(StorageUnavailable);
    await expect(store.accept(newRequest())).rejects.toThrow(StorageUnavailable);
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query(`create database ${name}`);
    expect((await store.accept(newRequest())).repeated).toBe(false);
    await store.close();
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });

  it('may cut every connection; requests are stored again at once', async () => {
    const { DATA_DIR, DATABASE_URL = '' } = await freshDatabase('postgres');
    const store = await openStore({ DATA_DIR, DATABASE_URL });
    onTestFinished(() => store.close());
    await store.accept(newRequest());
    const client = new pg.Client(DATABASE_URL);
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.end();
    const tried = await store.accept(newRequest()).catch((error: unknown) => error);
    if (tried instanceof Error) expect(tried).toBeInstanceOf(StorageUnavailable);
    expect((await store.accept(newRequest())).repeated).toBe(false);
  });
});
