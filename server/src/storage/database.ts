import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import type { Env } from '../env.ts';
import { postgresDialect } from './postgres/postgres-dialect.ts';
import { storageError } from './postgres/postgres-errors.ts';
import type { Row, RowStatement } from './row-statements.ts';
import type { Tables } from './schema.ts';
import { sqliteDialect } from './sqlite/sqlite-dialect.ts';
import { SqliteThread } from './sqlite/sqlite-thread.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export type Step = { statement: RowStatement; rows: readonly Row[] };

/** A database that the same queries run on, whichever it is. */
export type Database = {
  kind: DatabaseKind;
  db: Kysely<Tables>;
  /** Runs the steps in one transaction, and resolves to the rows that each of them returned. */
  together(steps: readonly Step[]): Promise<unknown[][]>;
  /** An error of the database in our terms, without anybody's data. */
  explain(error: unknown): unknown;
};

export type DatabaseSettings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;

export const FILE_NAME = 'requests.sqlite';

function sqlite(path: string): Database {
  const thread = new SqliteThread(path);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(thread) });
  return {
    kind: 'sqlite',
    db,
    // Holding the only connection, so that nobody else's transaction is open meanwhile.
    together: (steps) => db.connection().execute(() => thread.runTogether(steps)),
    explain: (error) => error,
  };
}

function postgres(url: string): Database {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url) });
  const together: Database['together'] = (steps) =>
    db.transaction().execute(async (trx) => {
      const results: unknown[][] = [];
      for (const { statement, rows } of steps) {
        const query = CompiledQuery.raw(statement.sql, [JSON.stringify(rows)]);
        results.push((await trx.executeQuery(query)).rows);
      }
      return results;
    });
  return { kind: 'postgres', db, together, explain: storageError };
}

/** Connects when the first query comes. */
export function databaseFor({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Database {
  return DATABASE_URL === undefined ? sqlite(join(DATA_DIR, FILE_NAME)) : postgres(DATABASE_URL);
}
