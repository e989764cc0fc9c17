import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASES, freshDatabase, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { type Database, type DatabaseKind, databaseFor } from './database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

stopClusterAtEnd();

async function fresh(kind: DatabaseKind): Promise<() => Database> {
  const { DATA_DIR, DATABASE_URL } = await freshDatabase(kind);
  return () => {
    const database = databaseFor({ DATA_DIR, DATABASE_URL });
    onTestFinished(() => database.db.destroy());
    return database;
  };
}

const addColumn: Migration = {
  number: 2,
  name: 'note',
  statements: ['alter table requests add column note text', "update requests set note = ''"],
};

describe('readMigrations', () => {
  it('reads numbered files without gaps', async () => {
    const numbers = (await readMigrations()).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe.each(DATABASES)('migrate on %s', { timeout: 60_000 }, (kind) => {
  it('runs each migration once, though several processes start together', async () => {
    const open = await fresh(kind);
    const all = [...(await readMigrations()), addColumn];
    await Promise.all(Array.from({ length: 4 }, () => migrate(open(), all)));
    await migrate(open(), all);
    const { db } = open();
    expect(await db.selectFrom('requests').selectAll().execute()).toEqual([]);
  });

  it('leaves nothing of a migration that fails', async () => {
    const open = await fresh(kind);
    await migrate(open());
    const failing = { ...addColumn, statements: [...addColumn.statements, 'select nothing from nowhere'] };
    const all = await readMigrations();
    await expect(migrate(open(), [...all, failing])).rejects.toThrow();
    await migrate(open(), [...all, addColumn]);
  });

  it('refuses a database of a newer version', async () => {
    const open = await fresh(kind);
    await migrate(open(), [...(await readMigrations()), addColumn]);
    await expect(migrate(open())).rejects.toThrow('newer version');
  });
});
