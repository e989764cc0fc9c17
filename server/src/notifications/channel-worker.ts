import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Channel as ChannelName } from '../storage/schema.ts';
import type { ClaimedNotification, OutboxStore, StoredNotification } from '../storage/store.ts';
import { delayAfter, isHopeless } from './backoff.ts';
import type { Channel } from './channel.ts';
import { describeFault } from './fault.ts';

export type WorkerOptions = {
  store: OutboxStore;
  /** Names this process in the leases. */
  owner: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  observe?: (channel: ChannelName, outcome: 'sent' | 'failed') => void;
  now?: () => number;
  /** Pause before marking again what is delivered and could not be marked. */
  markingPauseMs?: number;
};

/** Sent at the same time. The lease outlasts the slowest of them, so that nobody else sends them meanwhile. */
const AT_ONCE = 4;
const LEASE_MS = 3 * 60_000;
const MARKING_ATTEMPTS = 20;

/** Delivers what is due on one channel. A channel that hangs does not hold up the others. */
export class ChannelWorker {
  readonly #channel: Channel;
  readonly #options: Required<WorkerOptions>;

  constructor(channel: Channel, options: WorkerOptions) {
    this.#channel = channel;
    this.#options = { observe: () => {}, now: Date.now, markingPauseMs: 3000, ...options };
  }

  get name(): ChannelName {
    return this.#channel.name;
  }

  /** Takes what is due and tries to deliver it. Resolves to whether more may be waiting. */
  async round(signal: AbortSignal): Promise<boolean> {
    const { store, owner, now } = this.#options;
    const claimed = await store.claimDue({
      owner,
      channels: [this.#channel.name],
      now: now(),
      leaseUntil: now() + LEASE_MS,
      limit: AT_ONCE,
    });
    await Promise.all(claimed.map((each) => this.#deliver(each, signal)));
    return claimed.length === AT_ONCE;
  }

  async #deliver({ notification, request }: ClaimedNotification, signal: AbortSignal): Promise<void> {
    const { timeoutMs } = this.#channel;
    const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    try {
      await this.#channel.deliver({ id: notification.id, request }, ends);
    } catch (error) {
      // While the process stops, what it holds is given back untried instead.
      if (!signal.aborted) await this.#fail(notification, describeFault(error));
      return;
    }
    await this.#succeed(notification);
  }

  async #succeed({ id }: StoredNotification): Promise<void> {
    const { store, owner, log, observe, now } = this.#options;
    observe(this.name, 'sent');
    const ours = await this.#insist(() => store.markSent(id, owner, now()));
    const details = { channel: this.name, id };
    if (!ours)
      log.warn(details, 'A notification was sent after its lease had ended, or it was deleted meanwhile');
  }

  /** The store counts an attempt when it is claimed, so this one is counted. */
  async #fail({ id, attempts, created_at }: StoredNotification, fault: string): Promise<void> {
    const { store, owner, log, observe, now } = this.#options;
    observe(this.name, 'failed');
    const stuck = isHopeless(attempts, now() - created_at);
    const details = { channel: this.name, id, attempts, fault };
    if (stuck) log.error(details, 'A notification is stuck: it was tried for days and is given up');
    else log.warn(details, 'A notification could not be delivered and is tried again later');
    const nextAttemptAt = now() + delayAfter(attempts);
    await store.markFailed(id, owner, { error: fault, nextAttemptAt, stuck });
  }

  /** What is delivered must be marked, or it is sent again: a database that is away for a moment is waited for. */
  async #insist(mark: () => Promise<boolean>, left = MARKING_ATTEMPTS): Promise<boolean> {
    try {
      return await mark();
    } catch (error) {
      if (left <= 1) throw error;
      await wait(this.#options.markingPauseMs);
      return this.#insist(mark, left - 1);
    }
  }
}
