import type { SelectQueryBuilder } from 'kysely';
import { emailKeyOf, notificationRows } from './accepting.ts';
import type { Database } from './database.ts';
import type { NotificationRow, RequestRow, Tables } from './schema.ts';
import type { ListOptions, RequestFilter } from './store.ts';

/** Rows read or written at a time, so that any number of them fits into memory. */
const PAGE = 500;

function filtered<Selected>(
  query: SelectQueryBuilder<Tables, 'requests', Selected>,
  { kind, answered, quarantined, email, receivedBefore, receivedSince }: RequestFilter,
) {
  let wanted = query;
  if (kind !== undefined) wanted = wanted.where('kind', '=', kind);
  if (answered !== undefined) wanted = wanted.where('answered_at', answered ? 'is not' : 'is', null);
  if (quarantined === true) {
    wanted = wanted.where('quarantine_reason', 'is not', null).where('released_at', 'is', null);
  }
  if (quarantined === false) {
    wanted = wanted.where((where) =>
      where.or([where('quarantine_reason', 'is', null), where('released_at', 'is not', null)]),
    );
  }
  if (email !== undefined) wanted = wanted.where('email_key', '=', emailKeyOf(email));
  if (receivedBefore !== undefined) wanted = wanted.where('received_at', '<', receivedBefore);
  if (receivedSince !== undefined) wanted = wanted.where('received_at', '>=', receivedSince);
  return wanted;
}

export async function list(
  { db }: Database,
  { order, limit, ...filter }: ListOptions,
): Promise<RequestRow[]> {
  const direction = order === 'oldest' ? 'asc' : 'desc';
  return filtered(db.selectFrom('requests').selectAll(), filter)
    .orderBy('received_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

export async function count({ db }: Database, filter: RequestFilter): Promise<number> {
  const query = db.selectFrom('requests').select((row) => row.fn.countAll<number>().as('count'));
  const { count } = await filtered(query, filter).executeTakeFirstOrThrow();
  return count;
}

export async function* stream({ db }: Database, filter: RequestFilter): AsyncGenerator<RequestRow> {
  let last: RequestRow | undefined;
  do {
    const after = last;
    const page = await filtered(db.selectFrom('requests').selectAll(), filter)
      .$if(after !== undefined, (query) =>
        query.where((where) =>
          where(
            where.refTuple('received_at', 'id'),
            '>',
            where.tuple(after?.received_at ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('received_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* page;
    last = page.length === PAGE ? page.at(-1) : undefined;
  } while (last !== undefined);
}

export async function* streamNotifications({ db }: Database): AsyncGenerator<NotificationRow> {
  let last = '';
  let page: NotificationRow[];
  do {
    page = await db
      .selectFrom('notifications')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* page;
    last = page.at(-1)?.id ?? '';
  } while (page.length === PAGE);
}

export async function find({ db }: Database, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function notificationsOf({ db }: Database, requestId: string): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('channel')
    .execute();
}

export async function listUnsent({ db }: Database, limit: number): Promise<NotificationRow[]> {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('state', '!=', 'sent')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function markAnswered({ db }: Database, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('requests')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function release({ db }: Database, id: string, now: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('requests')
      .set({ released_at: now })
      .where('id', '=', id)
      .where('quarantine_reason', 'is not', null)
      .where('released_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx.insertInto('notifications').values(notificationRows(id, now)).execute();
    return true;
  });
}
