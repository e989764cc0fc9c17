import { setTimeout as wait } from 'node:timers/promises';

/** Resolves to whether all is well; throwing means it is not. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

export type ReadinessReport = { ready: boolean; checks: Record<string, 'ok' | 'failing'> };

const LONGEST_CHECK_MS = 2000;

/** Everything that must work before visitors are sent here; each part of the server adds its own check. */
export class Readiness {
  readonly #checks = new Map<string, ReadinessCheck>();
  readonly #longest: number;

  constructor(longestCheckMs = LONGEST_CHECK_MS) {
    this.#longest = longestCheckMs;
  }

  add(name: string, check: ReadinessCheck): void {
    if (this.#checks.has(name)) throw new Error(`There is a readiness check "${name}" already.`);
    this.#checks.set(name, check);
  }

  async report(): Promise<ReadinessReport> {
    const results = await Promise.all(
      [...this.#checks].map(
        async ([name, check]) => [name, (await this.#passes(check)) ? 'ok' : 'failing'] as const,
      ),
    );
    return { ready: results.every(([, result]) => result === 'ok'), checks: Object.fromEntries(results) };
  }

  async #passes(check: ReadinessCheck): Promise<boolean> {
    const end = new AbortController();
    const tooLate = wait(this.#longest, false, { signal: end.signal, ref: false }).catch(() => false);
    try {
      return await Promise.race([check(), tooLate]);
    } catch {
      return false;
    } finally {
      end.abort();
    }
  }
}
