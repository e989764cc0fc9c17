import { sql } from 'kysely';
import { emailKeyOf } from './accepting.ts';
import type { Database } from './database.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Deleted at a time, so that requests that arrive meanwhile never wait long. */
const PORTION = 1000;

/** SQLite has overwritten the rows in its file; the journal beside it must not keep them either. */
async function forget({ db, kind }: Database): Promise<void> {
  if (kind !== 'sqlite') return;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  if (rows[0]?.busy !== 0) {
    throw new StorageUnavailable('The journal is in use and still holds what was deleted: try again.');
  }
}

export async function erase(database: Database, email: string): Promise<number> {
  const { numDeletedRows } = await database.db
    .deleteFrom('requests')
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst();
  await forget(database);
  return Number(numDeletedRows);
}

export async function purge(database: Database, before: number): Promise<number> {
  const { db } = database;
  // Places that ran out say only that an address was here.
  await db.deleteFrom('recent_requests').where('expires_at', '<=', Date.now()).execute();
  let total = 0;
  let deleted = 0;
  do {
    const { numDeletedRows } = await db
      .deleteFrom('requests')
      .where('id', 'in', (query) =>
        query.selectFrom('requests').select('id').where('received_at', '<', before).limit(PORTION),
      )
      .executeTakeFirst();
    deleted = Number(numDeletedRows);
    total += deleted;
  } while (deleted === PORTION);
  if (total > 0) await forget(database);
  return total;
}
