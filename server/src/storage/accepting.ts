import { sql, type Transaction } from 'kysely';
import type { Database, DatabaseKind } from './database.ts';
import { insertRows } from './insert-rows.ts';
import { newId } from './new-id.ts';
import {
  CHANNELS,
  type NotificationRow,
  type RecentRequestRow,
  type RequestRow,
  type Tables,
} from './schema.ts';

/** A request as it was checked; the store adds its id. */
export type NewRequest = Omit<RequestRow, 'id' | 'email_key' | 'answered_at' | 'released_at'>;

export type AcceptedRequest = {
  /** Of the request itself; of the first one, where this is a repeat. */
  id: string;
  repeated: boolean;
};

export const REPEAT_WINDOW_MS = 10 * 60_000;

/** What two spellings of one address have in common. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

type Sameness = Pick<RecentRequestRow, 'kind' | 'email_key' | 'quarantined'>;

const keyOf = ({ kind, email_key, quarantined }: Sameness) => `${kind} ${quarantined} ${email_key}`;

function recentRow({ id, kind, email_key, received_at, quarantine_reason }: RequestRow): RecentRequestRow {
  const quarantined = quarantine_reason === null ? 0 : 1;
  return { kind, email_key, quarantined, request_id: id, expires_at: received_at + REPEAT_WINDOW_MS };
}

function rowOf(request: NewRequest): RequestRow {
  const email_key = emailKeyOf(request.email);
  return { ...request, id: newId(), email_key, answered_at: null, released_at: null };
}

export function notificationRows(requestId: string, now: number): NotificationRow[] {
  return CHANNELS.map((channel) => ({
    id: newId(),
    request_id: requestId,
    channel,
    state: 'pending',
    attempts: 0,
    next_attempt_at: now,
    lease_owner: null,
    lease_until: null,
    last_error: null,
    created_at: now,
    sent_at: null,
  }));
}

/**
 * Takes the place of each request for the next ten minutes; those whose place is taken are left out of the answer.
 * Where another process takes the same place just now, the database makes us wait for it.
 */
async function takePlaces(
  trx: Transaction<Tables>,
  kind: DatabaseKind,
  places: RecentRequestRow[],
): Promise<Set<string>> {
  const taken = await insertRows(trx, kind, 'recent_requests', places)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'email_key', 'quarantined'])
        .doUpdateSet((row) => ({
          request_id: row.ref('excluded.request_id'),
          expires_at: row.ref('excluded.expires_at'),
        }))
        .where('recent_requests.expires_at', '<=', sql<number>`excluded.expires_at - ${REPEAT_WINDOW_MS}`),
    )
    .returning('request_id')
    .execute();
  return new Set(taken.map(({ request_id }) => request_id));
}

async function holdersOf(trx: Transaction<Tables>, places: RecentRequestRow[]): Promise<Map<string, string>> {
  if (places.length === 0) return new Map();
  const emails = places.map(({ email_key }) => email_key);
  const rows = await trx.selectFrom('recent_requests').selectAll().where('email_key', 'in', emails).execute();
  return new Map(rows.map((row) => [keyOf(row), row.request_id]));
}

async function insertNew(trx: Transaction<Tables>, kind: DatabaseKind, rows: RequestRow[]): Promise<void> {
  if (rows.length === 0) return;
  await insertRows(trx, kind, 'requests', rows).execute();
  const notifications = rows
    .filter(({ quarantine_reason }) => quarantine_reason === null)
    .flatMap(({ id, received_at }) => notificationRows(id, received_at));
  if (notifications.length > 0) await insertRows(trx, kind, 'notifications', notifications).execute();
}

/** Stores requests with their notifications in one transaction; the same again within ten minutes is one. */
export async function acceptTogether(
  { db, kind }: Database,
  batch: NewRequest[],
): Promise<AcceptedRequest[]> {
  const rows = batch.map(rowOf);
  const places = new Map<string, RecentRequestRow>();
  for (const place of rows.map(recentRow)) if (!places.has(keyOf(place))) places.set(keyOf(place), place);
  // Everywhere in the same order: two processes must not wait for each other.
  const inOrder = [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);

  return db.transaction().execute(async (trx) => {
    const stored = await takePlaces(trx, kind, inOrder);
    await insertNew(
      trx,
      kind,
      rows.filter(({ id }) => stored.has(id)),
    );
    const holders = await holdersOf(
      trx,
      inOrder.filter(({ request_id }) => !stored.has(request_id)),
    );
    return rows.map((row) => {
      if (stored.has(row.id)) return { id: row.id, repeated: false };
      const key = keyOf(recentRow(row));
      const first = places.get(key)?.request_id ?? '';
      const id = stored.has(first) ? first : holders.get(key);
      if (id === undefined) throw new Error('The request that this one repeats was erased meanwhile.');
      return { id, repeated: true };
    });
  });
}
