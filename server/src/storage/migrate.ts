import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

export type Migration = { number: number; name: string; statements: string[] };

type MigrationTable = { migrations: { number: number; name: string; applied_at: number } };

const FOLDER = join(import.meta.dirname, '../../migrations');
const FILE = /^(\d{4})_(\w+)\.sql$/;

/** Any number that nothing else in the database uses. */
const LOCK = 4_730_118;

/** The numbered files, in their order. A statement ends where a line ends in a semicolon. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => FILE.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, number, name = ''] = FILE.exec(file) ?? [];
      const text = (await readFile(join(folder, file), 'utf8')).replace(/^\s*--.*$/gm, '');
      const statements = text.split(/;\s*$/m).map((statement) => statement.trim());
      return { number: Number(number), name, statements: statements.filter(Boolean) };
    }),
  );
}

async function apply(trx: Transaction<MigrationTable>, { number, name, statements }: Migration) {
  for (const statement of statements) await sql.raw(statement).execute(trx);
  await trx.insertInto('migrations').values({ number, name, applied_at: Date.now() }).execute();
}

/**
 * Brings the tables up to date, all or nothing. Processes that start together take turns: SQLite's transactions
 * hold the lock for writing from their beginning, PostgreSQL gets a lock of its own.
 */
export async function migrate({ db, kind }: Database, migrations?: Migration[]): Promise<void> {
  const wanted = migrations ?? (await readMigrations());
  const tables: Kysely<MigrationTable> = db.withTables<MigrationTable>();
  await tables.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    await sql`create table if not exists migrations
      (number integer primary key, name text not null, applied_at bigint not null)`.execute(trx);
    const rows = await trx.selectFrom('migrations').select('number').execute();
    const applied = new Set(rows.map(({ number }) => number));
    const newest = wanted.at(-1)?.number ?? 0;
    if ([...applied].some((number) => number > newest)) {
      throw new Error('The database was used by a newer version of this program: start that one.');
    }
    for (const migration of wanted) if (!applied.has(migration.number)) await apply(trx, migration);
  });
}
