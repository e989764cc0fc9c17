import { z } from 'zod';
import { ACCEPT_STATEMENTS, REPEAT_WINDOW_MS } from './accept-statements.ts';
import type { Database } from './database.ts';
import { newId } from './new-id.ts';
import { CHANNELS, type NotificationRow, type RecentRequestRow, type RequestRow } from './schema.ts';

/** A request as it was checked; the store adds its id. */
export type NewRequest = Omit<RequestRow, 'id' | 'email_key' | 'answered_at' | 'released_at'>;

export type AcceptedRequest = {
  /** Of the request itself; of the first one, where this is a repeat. */
  id: string;
  repeated: boolean;
};

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

/** One place for each address and kind, everywhere in the same order: two processes must not wait for each other. */
function placesOf(rows: readonly RequestRow[]): RecentRequestRow[] {
  const places = new Map<string, RecentRequestRow>();
  for (const place of rows.map(placeOf)) if (!places.has(keyOf(place))) places.set(keyOf(place), place);
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
}

/** Stores requests with their notifications in one transaction; the same again within ten minutes is one. */
export async function acceptTogether(database: Database, batch: NewRequest[]): Promise<AcceptedRequest[]> {
  const { takePlaces, insertRequests, insertNotifications } = ACCEPT_STATEMENTS[database.kind];
  const rows = batch.map(rowOf);
  const places = placesOf(rows);
  const notifications = rows
    .filter(({ quarantine_reason }) => quarantine_reason === null)
    .flatMap(({ id, received_at }) => notificationRows(id, received_at));
  const [taken] = await database.together([
    { statement: takePlaces, rows: places },
    { statement: insertRequests, rows },
    { statement: insertNotifications, rows: notifications },
  ]);
  const holders = new Map(
    holderSchema
      .array()
      .parse(taken)
      .map((place) => [keyOf(place), place.request_id]),
  );
  return rows.map((row) => {
    const id = holders.get(keyOf(placeOf(row)));
    if (id === undefined) throw new Error('A request has no place.');
    return { id, repeated: id !== row.id };
  });
}
