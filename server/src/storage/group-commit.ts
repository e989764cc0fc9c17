import { StorageUnavailable } from './storage-unavailable.ts';

export type GroupCommitLimits = {
  /** Written together at most. */
  batch: number;
  /** Waiting at most; what comes beyond is turned away at once. */
  waiting: number;
  /** How long one may wait to be written. */
  patienceMs: number;
};

export const GROUP_COMMIT_LIMITS: GroupCommitLimits = {
  batch: 128,
  waiting: 5000,
  patienceMs: 10_000,
};

type Entry<Item, Result> = {
  item: Item;
  settled: boolean;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

/**
 * What arrives together, or while the disk is busy with others, is written together: the disk is waited for once.
 * Each is told only after its own transaction has ended.
 */
export class GroupCommit<Item, Result> {
  readonly #write: (items: Item[]) => Promise<Result[]>;
  readonly #limits: GroupCommitLimits;
  #entries: Entry<Item, Result>[] = [];
  #working: Promise<void> | undefined;

  constructor(write: (items: Item[]) => Promise<Result[]>, limits = GROUP_COMMIT_LIMITS) {
    this.#write = write;
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#entries.length;
  }

  submit(item: Item): Promise<Result> {
    if (this.#entries.length >= this.#limits.waiting) {
      return Promise.reject(new StorageUnavailable('More waits to be stored than can be written.'));
    }
    return new Promise((resolve, reject) => {
      const entry = this.#entry(item, resolve, reject);
      this.#entries.push(entry);
      this.#working ??= this.#work();
    });
  }

  /** Resolves when nothing waits any more. */
  async drain(): Promise<void> {
    while (this.#working !== undefined) await this.#working;
  }

  #entry(
    item: Item,
    resolve: (result: Result) => void,
    reject: (error: unknown) => void,
  ): Entry<Item, Result> {
    const settle = (end: () => void) => {
      if (entry.settled) return;
      entry.settled = true;
      clearTimeout(timer);
      end();
    };
    const entry: Entry<Item, Result> = {
      item,
      settled: false,
      resolve: (result) => settle(() => resolve(result)),
      reject: (error) => settle(() => reject(error)),
    };
    const tooLate = () => entry.reject(new StorageUnavailable('Storing took too long.'));
    const timer = setTimeout(tooLate, this.#limits.patienceMs);
    return entry;
  }

  async #work(): Promise<void> {
    // The rest of what this tick brings comes along.
    await new Promise(setImmediate);
    while (this.#entries.length > 0) {
      const batch = this.#entries.splice(0, this.#limits.batch).filter(({ settled }) => !settled);
      if (batch.length > 0) await this.#writeBatch(batch);
    }
    this.#working = undefined;
  }

  async #writeBatch(batch: Entry<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(batch.map(({ item }) => item));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
    } catch (error) {
      // One that cannot be stored must not take its neighbours with it.
      const blameless = batch.length > 1 && !(error instanceof StorageUnavailable);
      if (blameless) for (const entry of batch) await this.#writeBatch([entry]);
      else for (const entry of batch) entry.reject(error);
    }
  }
}
