import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { CHANNELS, type Tables } from './schema.ts';
import type { ChannelStatus, Claim, ClaimedNotification, Failure } from './store.ts';

async function dueIds(trx: Transaction<Tables>, kind: Database['kind'], claim: Claim): Promise<string[]> {
  const { channels, now, limit } = claim;
  if (channels.length === 0) return [];
  const rows = await trx
    .selectFrom('notifications')
    .select('id')
    .where('state', '=', 'pending')
    .where('channel', 'in', channels)
    .where('next_attempt_at', '<=', now)
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', now)]))
    .orderBy('next_attempt_at')
    .limit(limit)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes what is due, for this owner alone until the lease ends. The attempt counts from here, however it ends. */
export async function claimDue({ db, kind }: Database, claim: Claim): Promise<ClaimedNotification[]> {
  return db.transaction().execute(async (trx) => {
    const ids = await dueIds(trx, kind, claim);
    if (ids.length === 0) return [];
    const notifications = await trx
      .updateTable('notifications')
      .set((row) => ({
        lease_owner: claim.owner,
        lease_until: claim.leaseUntil,
        attempts: row('attempts', '+', 1),
      }))
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    const wanted = notifications.map(({ request_id }) => request_id);
    const requests = await trx.selectFrom('requests').selectAll().where('id', 'in', wanted).execute();
    const byId = new Map(requests.map((request) => [request.id, request]));
    return notifications.flatMap((notification) => {
      const request = byId.get(notification.request_id);
      return request === undefined ? [] : [{ notification, request }];
    });
  });
}

function leased({ db }: Database, id: string, owner: string) {
  return db
    .updateTable('notifications')
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('lease_owner', '=', owner);
}

const FREE = { lease_owner: null, lease_until: null } as const;

export async function markSent(database: Database, id: string, owner: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await leased(database, id, owner)
    .set({ state: 'sent', sent_at: now, last_error: null, ...FREE })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markFailed(
  database: Database,
  id: string,
  owner: string,
  { error, nextAttemptAt, stuck }: Failure,
): Promise<boolean> {
  const state = stuck ? 'stuck' : 'pending';
  const { numUpdatedRows } = await leased(database, id, owner)
    .set({ state, last_error: error, next_attempt_at: nextAttemptAt, ...FREE })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseLeases({ db }: Database, owner: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set(FREE)
    .where('lease_owner', '=', owner)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function retry({ db }: Database, now: number, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ state: 'pending', next_attempt_at: now, attempts: 0 })
    .where('state', '!=', 'sent')
    .$if(id !== undefined, (query) =>
      query.where((where) => where.or([where('id', '=', id ?? ''), where('request_id', '=', id ?? '')])),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function outboxStatus({ db }: Database): Promise<ChannelStatus[]> {
  const rows = await db
    .selectFrom('notifications')
    .select((row) => [
      'channel',
      row.fn.countAll<number>().filterWhere('state', '=', 'pending').as('pending'),
      row.fn
        .countAll<number>()
        .filterWhere('state', '=', 'pending')
        .filterWhere('last_error', 'is not', null)
        .as('failing'),
      row.fn.countAll<number>().filterWhere('state', '=', 'stuck').as('stuck'),
      row.fn.min('created_at').as('oldest'),
    ])
    .where('state', '!=', 'sent')
    .groupBy('channel')
    .execute();
  const byChannel = new Map(rows.map((row) => [row.channel, row]));
  return CHANNELS.map((channel) => {
    const { pending = 0, failing = 0, stuck = 0, oldest } = byChannel.get(channel) ?? {};
    return { channel, pending, failing, stuck, oldestUnsentAt: oldest };
  });
}
