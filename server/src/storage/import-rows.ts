import type { Database } from './database.ts';
import type { NotificationRow, RequestRow } from './schema.ts';

export type ImportedRows = { requests: RequestRow[]; notifications: NotificationRow[] };

/** Takes rows over from another database as they are; those that are there already stay. */
export async function importRows({ db }: Database, { requests, notifications }: ImportedRows): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (requests.length > 0) {
      await trx
        .insertInto('requests')
        .values(requests)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    if (notifications.length > 0) {
      await trx
        .insertInto('notifications')
        .values(notifications)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}
