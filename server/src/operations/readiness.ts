import { setTimeout as wait } from 'node:timers/promises';

/** Resolves to whether all is well; throwing means it is not. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

export const CHECK_RESULTS = ['ok', 'failing', 'degraded'] as const;

export type CheckResult = (typeof CHECK_RESULTS)[number];

export type ReadinessReport = { ready: boolean; checks: Record<string, CheckResult> };

type Entry = { check: ReadinessCheck; otherwise: Exclude<CheckResult, 'ok'> };

const LONGEST_CHECK_MS = 2000;

/** Everything that must work before visitors are sent here; each part of the server adds its own check. */
export class Readiness {
  readonly #checks = new Map<string, Entry>();
  readonly #longest: number;

  constructor(longestCheckMs = LONGEST_CHECK_MS) {
    this.#longest = longestCheckMs;
  }

  add(name: string, check: ReadinessCheck): void {
    this.#add(name, { check, otherwise: 'failing' });
  }

  /** For what a person should look at, while visitors may still be sent here. */
  addWarning(name: string, check: ReadinessCheck): void {
    this.#add(name, { check, otherwise: 'degraded' });
  }

  #add(name: string, entry: Entry): void {
    if (this.#checks.has(name)) throw new Error(`There is a readiness check "${name}" already.`);
    this.#checks.set(name, entry);
  }

  async report(): Promise<ReadinessReport> {
    const results = await Promise.all(
      [...this.#checks].map(
        async ([name, { check, otherwise }]) =>
          [name, (await this.#passes(check)) ? 'ok' : otherwise] as const,
      ),
    );
    return {
      ready: results.every(([, result]) => result !== 'failing'),
      checks: Object.fromEntries(results),
    };
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
