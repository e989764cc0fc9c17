import { describe, expect, it } from 'vitest';
import { DATABASES, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { newRequest } from '../testing/new-request.ts';
import { freshStore, openStores } from '../testing/open-stores.ts';
import { CHANNELS } from './schema.ts';
import type { Claim } from './store.ts';

stopClusterAtEnd();

const NOW = 1_000_000;

const claim = (owner: string, change: Partial<Claim> = {}): Claim => ({
  owner,
  channels: CHANNELS,
  now: NOW,
  leaseUntil: NOW + 1000,
  limit: 100,
  ...change,
});

describe.each(DATABASES)('the outbox on %s', { timeout: 60_000 }, (kind) => {
  it('gives each notification to one process alone', async () => {
    const stores = await openStores(kind, 4);
    for (let i = 0; i < 40; i += 1) await stores[0].accept(newRequest({ received_at: NOW }));
    const claims = await Promise.all(
      stores.flatMap((store, owner) =>
        Array.from({ length: 3 }, () => store.claimDue(claim(`process ${owner}`, { limit: 7 }))),
      ),
    );
    const ids = claims.flat().map(({ notification }) => notification.id);
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives what is due, in the channels asked for, with its request, and counts the attempt', async () => {
    const store = await freshStore(kind);
    const { id } = await store.accept(newRequest({ received_at: NOW }));
    await store.accept(newRequest({ received_at: NOW + 1 }));
    const due = await store.claimDue(claim('me', { channels: ['mail'] }));
    expect(due).toHaveLength(1);
    expect(due[0]).toMatchObject({
      notification: { channel: 'mail', attempts: 1, lease_owner: 'me', lease_until: NOW + 1000 },
      request: { id, name: 'Rasa Žemaitė' },
    });
    expect(await store.claimDue(claim('me', { channels: [] }))).toEqual([]);
  });

  it('gives a notification to another when the lease has ended, and no longer heeds the first', async () => {
    const store = await freshStore(kind);
    await store.accept(newRequest({ received_at: NOW }));
    const [first] = await store.claimDue(claim('first', { limit: 1, channels: ['mail'] }));
    const id = first?.notification.id ?? '';
    expect(await store.claimDue(claim('second', { now: NOW + 999, channels: ['mail'] }))).toEqual([]);
    const late = claim('second', { now: NOW + 1000, leaseUntil: NOW + 2000, channels: ['mail'] });
    expect((await store.claimDue(late)).map(({ notification }) => notification.attempts)).toEqual([2]);
    const failure = { error: 'away', nextAttemptAt: 0, stuck: false };
    expect(await store.markSent(id, 'first', NOW)).toBe(false);
    expect(await store.markFailed(id, 'first', failure)).toBe(false);
    expect(await store.markSent(id, 'second', NOW + 5)).toBe(true);
    expect(await store.markSent(id, 'second', NOW + 6)).toBe(false);
  });

  it('tells how each channel is doing', async () => {
    const store = await freshStore(kind);
    for (let i = 0; i < 3; i += 1) await store.accept(newRequest({ received_at: NOW + i }));
    const [sent, failed, stuck] = await store.claimDue(claim('me', { channels: ['mail'], now: NOW + 9 }));
    await store.markSent(sent?.notification.id ?? '', 'me', NOW);
    const failure = { error: 'no answer', nextAttemptAt: NOW + 500, stuck: false };
    await store.markFailed(failed?.notification.id ?? '', 'me', failure);
    await store.markFailed(stuck?.notification.id ?? '', 'me', { ...failure, stuck: true });
    expect(await store.outboxStatus()).toMatchObject([
      { channel: 'mail', pending: 1, failing: 1, stuck: 1 },
      { channel: 'webhook', pending: 3, failing: 0, stuck: 0, oldestUnsentAt: NOW },
    ]);
    expect(await store.claimDue(claim('me', { channels: ['mail'], now: NOW + 499 }))).toEqual([]);
    expect(await store.retry(NOW + 10)).toBe(5);
    expect(await store.claimDue(claim('me', { channels: ['mail'], now: NOW + 10 }))).toHaveLength(2);
    expect(await store.releaseLeases('me')).toBe(2);
    expect(await store.claimDue(claim('other', { channels: ['mail'], now: NOW + 10 }))).toHaveLength(2);
  });
});
