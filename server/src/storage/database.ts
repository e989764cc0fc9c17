import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Env } from '../env.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import { storageError } from './postgres/postgres-errors.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite/sqlite-dialect.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A database that the same queries run on, whichever it is. */
export type Database = {
  kind: DatabaseKind;
  db: Kysely<Tables>;
  /** An error of the database in our terms, without anybody's data. */
  explain(error: unknown): unknown;
};

export type DatabaseSettings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;

export const FILE_NAME = 'requests.sqlite';

/** Connects when the first query comes. */
export function databaseFor({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Database {
  if (DATABASE_URL === undefined) {
    const db = new Kysely<Tables>({ dialect: sqliteDialect(join(DATA_DIR, FILE_NAME)) });
    return { kind: 'sqlite', db, explain: (error) => error };
  }
  return {
    kind: 'postgres',
    db: new Kysely<Tables>({ dialect: postgresDialect(DATABASE_URL) }),
    explain: storageError,
  };
}
