import { randomUUID } from 'node:crypto';
import type { Channel } from './channel.ts';
import { ChannelWorker, type WorkerOptions } from './channel-worker.ts';
import { DeliveryFault } from './fault.ts';
import { Pause } from './pause.ts';

export type OutboxOptions = Omit<WorkerOptions, 'owner'> & {
  channels: readonly Channel[];
  /** How often to look for what other processes accepted, and for what is due again. */
  pollMs?: number;
  /** How long deliveries under way may take while the process stops. */
  graceMs?: number;
};

/** Delivers notifications until it is stopped, in turns with other processes on the same database. */
export class Outbox {
  readonly #owner = randomUUID();
  readonly #options: OutboxOptions;
  readonly #stop = new AbortController();
  readonly #cut = new AbortController();
  readonly #pauses: Pause[] = [];
  #running: Promise<void>[] = [];

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  start(): void {
    const { channels, ...rest } = this.#options;
    this.#running = channels.map((channel) =>
      this.#run(new ChannelWorker(channel, { ...rest, owner: this.#owner })),
    );
  }

  /** There is something new to send. */
  wake(): void {
    for (const pause of this.#pauses) pause.end();
  }

  /** Lets deliveries under way finish for a while, then gives back what is still held. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.wake();
    const stopped = new DeliveryFault('stopped');
    const timer = setTimeout(() => this.#cut.abort(stopped), this.#options.graceMs ?? 5000);
    await Promise.all(this.#running);
    clearTimeout(timer);
    if (this.#running.length > 0) await this.#giveBack();
  }

  /** Where that fails, the leases end by themselves. */
  async #giveBack(): Promise<void> {
    const { store, log } = this.#options;
    await store.releaseLeases(this.#owner).catch((err: unknown) => {
      log.warn({ err }, 'What the outbox held could not be given back: others take it over in some minutes');
    });
  }

  async #run(worker: ChannelWorker): Promise<void> {
    const pause = new Pause();
    this.#pauses.push(pause);
    const { log, pollMs = 5000 } = this.#options;
    let failing = false;
    while (!this.#stop.signal.aborted) {
      let more = false;
      pause.arm();
      try {
        more = await worker.round(this.#cut.signal);
        failing = false;
      } catch (err) {
        if (!failing) log.error({ err, channel: worker.name }, 'The outbox cannot reach the database');
        failing = true;
      }
      if (!more) await pause.wait(pollMs);
    }
  }
}
