import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASES, stopClusterAtEnd } from '../testing/fresh-database.ts';
import type { Channel } from './channel.ts';
import { Outbox, type OutboxOptions } from './outbox.ts';
import { outboxOn } from './testing/outbox-fixture.ts';

stopClusterAtEnd();

const HOUR = 60 * 60 * 1000;

/** A channel that says when a delivery begins, and ends it when the test does. */
function heldChannel() {
  const begun: string[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const channel: Channel = {
    name: 'webhook',
    timeoutMs: HOUR,
    deliver: (notice, signal) => {
      begun.push(notice.id);
      const cut = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([finished, cut]);
    },
  };
  return { channel, begun, finish };
}

async function running(kind: (typeof DATABASES)[number], options: Partial<OutboxOptions> = {}) {
  const fixture = await outboxOn(kind);
  const held = heldChannel();
  const write = (...parts: unknown[]) => void fixture.logged.push(JSON.stringify(parts));
  const log = { info: write, warn: write, error: write };
  const { store } = fixture;
  const outbox = new Outbox({ store, channels: [held.channel], log, pollMs: HOUR, ...options });
  onTestFinished(() => outbox.stop());
  outbox.start();
  return { ...fixture, ...held, outbox };
}

describe.each(DATABASES)('a running outbox on %s', { timeout: 30_000 }, (kind) => {
  it('sends at once when it is woken, without waiting for its next look', async () => {
    const { accept, outbox, begun, finish, state } = await running(kind);
    finish();
    const id = await accept('ona@kaunas.example');
    outbox.wake();
    await expect.poll(() => begun).toHaveLength(1);
    await expect.poll(() => state(id, 'webhook')).toMatchObject({ state: 'sent' });
  });

  it('finds by itself what another process accepted', async () => {
    const { accept, begun, finish } = await running(kind, { pollMs: 20 });
    finish();
    await accept('ona@kaunas.example');
    await expect.poll(() => begun).toHaveLength(1);
  });

  it('hears a call that comes while it is busy', async () => {
    const { accept, outbox, begun, finish } = await running(kind);
    await accept('ona@kaunas.example');
    outbox.wake();
    await expect.poll(() => begun).toHaveLength(1);
    await accept('jonas@kaunas.example');
    outbox.wake();
    finish();
    await expect.poll(() => begun).toHaveLength(2);
  });

  it('lets a delivery under way finish when it is stopped', async () => {
    const { accept, outbox, begun, finish, state } = await running(kind);
    const id = await accept('ona@kaunas.example');
    outbox.wake();
    await expect.poll(() => begun).toHaveLength(1);
    const stopped = outbox.stop();
    finish();
    await stopped;
    expect(await state(id, 'webhook')).toMatchObject({ state: 'sent', lease_owner: null });
  });

  it('gives back at its stop what does not finish, for others to take at once', async () => {
    const { accept, outbox, begun, state } = await running(kind, { graceMs: 20 });
    const id = await accept('ona@kaunas.example');
    outbox.wake();
    await expect.poll(() => begun).toHaveLength(1);
    await outbox.stop();
    expect(await state(id, 'webhook')).toMatchObject({
      state: 'pending',
      lease_owner: null,
      lease_until: null,
      last_error: null,
    });
  });

  it('goes on after the database was away, and tells it once', async () => {
    const { store, logged, accept, state } = await outboxOn(kind);
    const id = await accept('ona@kaunas.example');
    let asked = 0;
    const flaky = {
      ...store,
      claimDue: async (...args: Parameters<typeof store.claimDue>) => {
        asked += 1;
        if (asked <= 3) throw new Error('away');
        return store.claimDue(...args);
      },
    };
    const log = { info: () => {}, warn: () => {}, error: () => void logged.push('told') };
    const { channel, finish } = heldChannel();
    finish();
    const outbox = new Outbox({ store: flaky, channels: [channel], log, pollMs: 5 });
    onTestFinished(() => outbox.stop());
    outbox.start();
    await expect.poll(() => state(id, 'webhook')).toMatchObject({ state: 'sent' });
    expect(logged).toEqual(['told']);
  });
});
