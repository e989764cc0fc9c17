import { z } from 'zod';
import type { Database, DatabaseKind } from './database.ts';
import { newId } from './new-id.ts';
import { insertStatement, rowStatement } from './row-statements.ts';
import { CHANNELS, type NotificationRow, type RecentRequestRow, type RequestRow } from './schema.ts';

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

function rowOf(request: NewRequest): RequestRow {
  const email_key = emailKeyOf(request.email);
  return { ...request, id: newId(), email_key, answered_at: null, released_at: null };
}

function placeOf({ id, kind, email_key, received_at, quarantine_reason }: RequestRow): RecentRequestRow {
  const quarantined = quarantine_reason === null ? 0 : 1;
  return { kind, email_key, quarantined, request_id: id, expires_at: received_at + REPEAT_WINDOW_MS };
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

const holderSchema = z.object({
  kind: z.string(),
  email_key: z.string(),
  quarantined: z.number(),
  request_id: z.string(),
});

const keyOf = ({
  kind,
  email_key,
  quarantined,
}: Pick<z.output<typeof holderSchema>, 'kind' | 'email_key' | 'quarantined'>) =>
  `${kind} ${quarantined} ${email_key}`;

/** A request is stored only if its place was free; its notifications only if it was stored. */
function statementsFor(kind: DatabaseKind) {
  return {
    // Where another process takes the same place just now, the database makes us wait for it.
    takePlaces: insertStatement(
      kind,
      'recent_requests',
      'true',
      `on conflict (kind, email_key, quarantined)
       do update set request_id = excluded.request_id, expires_at = excluded.expires_at
       where recent_requests.expires_at <= excluded.expires_at - ${REPEAT_WINDOW_MS}`,
    ),
    insertRequests: insertStatement(
      kind,
      'requests',
      'exists (select 1 from recent_requests where request_id = given.id)',
    ),
    insertNotifications: insertStatement(
      kind,
      'notifications',
      'exists (select 1 from requests where requests.id = given.request_id)',
    ),
    findHolders: rowStatement(
      kind,
      'recent_requests',
      (given) =>
        `select recent.kind, recent.email_key, recent.quarantined, recent.request_id
         from ${given} join recent_requests as recent on recent.kind = given.kind
         and recent.email_key = given.email_key and recent.quarantined = given.quarantined`,
    ),
  };
}

const STATEMENTS = { sqlite: statementsFor('sqlite'), postgres: statementsFor('postgres') };

/** One place for each address and kind, everywhere in the same order: two processes must not wait for each other. */
function placesOf(rows: readonly RequestRow[]): RecentRequestRow[] {
  const places = new Map<string, RecentRequestRow>();
  for (const place of rows.map(placeOf)) if (!places.has(keyOf(place))) places.set(keyOf(place), place);
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}

/** Stores requests with their notifications in one transaction; the same again within ten minutes is one. */
export async function acceptTogether(database: Database, batch: NewRequest[]): Promise<AcceptedRequest[]> {
  const { takePlaces, insertRequests, insertNotifications, findHolders } = STATEMENTS[database.kind];
  const rows = batch.map(rowOf);
  const places = placesOf(rows);
  const notifications = rows
    .filter(({ quarantine_reason }) => quarantine_reason === null)
    .flatMap(({ id, received_at }) => notificationRows(id, received_at));
  const results = await database.together([
    { statement: takePlaces, rows: places },
    { statement: insertRequests, rows },
    { statement: insertNotifications, rows: notifications },
    { statement: findHolders, rows: places },
  ]);
  const holders = new Map(
    holderSchema
      .array()
      .parse(results.at(-1))
      .map((place) => [keyOf(place), place.request_id]),
  );
  return rows.map((row) => {
    const id = holders.get(keyOf(placeOf(row)));
    if (id === undefined) throw new Error('The place of a request is gone.');
    return { id, repeated: id !== row.id };
  });
}
