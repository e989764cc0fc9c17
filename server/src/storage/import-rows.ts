import type { Database } from './database.ts';
import { insertStatement } from './row-statements.ts';
import type { NotificationRow, RequestRow } from './schema.ts';

export type ImportedRows = { requests: RequestRow[]; notifications: NotificationRow[] };

const UNLESS_THERE = 'on conflict do nothing';

/** Takes rows over from another database as they are; those that are there already stay. */
export async function importRows(
  database: Database,
  { requests, notifications }: ImportedRows,
): Promise<void> {
  const { kind } = database;
  await database.together([
    { statement: insertStatement(kind, 'requests', 'true', UNLESS_THERE), rows: requests },
    { statement: insertStatement(kind, 'notifications', 'true', UNLESS_THERE), rows: notifications },
  ]);
}
