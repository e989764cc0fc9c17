import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { startPostgres } from '../../../tests/support/postgres/start-postgres.mjs';
import type { DatabaseKind } from '../storage/database.ts';

export const DATABASES = ['sqlite', 'postgres'] as const satisfies DatabaseKind[];

let cluster: ReturnType<typeof startPostgres> | undefined;

async function administer(statement: string): Promise<URL> {
  cluster ??= startPostgres();
  const { url } = await cluster;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
  return new URL(url);
}

/** Stops what `freshDatabase` had to start; for the top of a test file. */
export function stopClusterAtEnd(): void {
  afterAll(async () => {
    await (await cluster)?.stop();
    cluster = undefined;
  });
}

async function freshPostgres(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await administer(`create database ${name}`);
  onTestFinished(async () => {
    await administer(`drop database ${name} with (force)`);
  });
  url.pathname = `/${name}`;
  return url.href;
}

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'requests-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export type DatabaseEnvironment = { DATA_DIR: string; DATABASE_URL?: string };

/** Settings that name an empty database, which is gone after the test. */
export async function freshDatabase(kind: DatabaseKind): Promise<DatabaseEnvironment> {
  const DATA_DIR = await freshFolder();
  return kind === 'sqlite' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await freshPostgres() };
}
