import { setTimeout as wait } from 'node:timers/promises';

/** A wait that can be cut short, also by a call that came before it began. */
export class Pause {
  #early = new AbortController();

  /** From now on a call of `end` counts for the next wait. */
  arm(): void {
    if (this.#early.signal.aborted) this.#early = new AbortController();
  }

  end(): void {
    this.#early.abort();
  }

  async wait(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#early.signal, ref: false }).catch(() => {});
  }
}
