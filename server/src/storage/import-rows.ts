import type { Database } from './database.ts';
import { insertRows } from './insert-rows.ts';
import type { NotificationRow, RequestRow } from './schema.ts';

export type ImportedRows = { requests: RequestRow[]; notifications: NotificationRow[] };

/** Takes rows over from another database as they are; those that are there already stay. */
export async function importRows(
  database: Database,
  { requests, notifications }: ImportedRows,
): Promise<void> {
  const { db, kind } = database;
  await db.transaction().execute(async (trx) => {
    await insertRows(trx, kind, 'requests', requests)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await insertRows(trx, kind, 'notifications', notifications)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
