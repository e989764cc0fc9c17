import { onTestFinished } from 'vitest';
import type { DatabaseKind } from '../../storage/database.ts';
import { openStore } from '../../storage/open-store.ts';
import type { Store, StoredNotification } from '../../storage/store.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import type { Channel } from '../channel.ts';
import { ChannelWorker } from '../channel-worker.ts';
import { sampleRequest } from './sample-request.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const never = new AbortController().signal;

export type OutboxFixture = {
  store: Store;
  logged: string[];
  /** The time that the workers believe in. */
  clock: { now: number };
  accept(email: string): Promise<string>;
  /** Works on a channel until nothing more is due. */
  work(channel: Channel, owner?: string): Promise<void>;
  state(requestId: string, channel: Channel['name']): Promise<StoredNotification>;
};

/** A store with workers whose time passes only when the test says so. */
export async function outboxOn(kind: DatabaseKind): Promise<OutboxFixture> {
  const settings = await freshDatabase(kind);
  const store = await openStore({ DATABASE_URL: undefined, ...settings });
  onTestFinished(() => store.close());
  const logged: string[] = [];
  const write = (...parts: unknown[]) => void logged.push(JSON.stringify(parts));
  const log = { info: write, warn: write, error: write };
  const clock = { now: Date.parse('2026-03-01T08:00:00Z') };
  return {
    store,
    logged,
    clock,
    accept: async (email) => {
      const { id, email_key, answered_at, released_at, ...request } = sampleRequest({ email });
      return (await store.accept({ ...request, received_at: clock.now })).id;
    },
    work: async (channel, owner = 'one') => {
      const worker = new ChannelWorker(channel, {
        store,
        owner,
        log,
        now: () => clock.now,
        markingPauseMs: 1,
      });
      while (await worker.round(never));
    },
    state: async (requestId, channel) => {
      const found = (await store.notificationsOf(requestId)).find((each) => each.channel === channel);
      if (!found) throw new Error(`There is no ${channel} notification.`);
      return found;
    },
  };
}
