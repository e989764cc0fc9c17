import type { FastifyBaseLogger } from 'fastify';
import { retentionLimit } from '../storage/retention.ts';
import type { OperatorStore } from '../storage/store.ts';

const DAY_MS = 24 * 60 * 60_000;

export type RetentionOptions = {
  store: Pick<OperatorStore, 'purge'>;
  months: number;
  log: FastifyBaseLogger;
};

/** Deletes what has been kept for its time, now and every day, until it is stopped. */
export function startRetention({ store, months, log }: RetentionOptions): { stop(): Promise<void> } {
  const sweep = async () => {
    try {
      const count = await store.purge(retentionLimit(Date.now(), months));
      if (count > 0) log.info({ count }, 'Requests were deleted at the end of their time');
    } catch (err) {
      log.error({ err }, 'Old requests could not be deleted; the next try is in a day');
    }
  };
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweep();
  }, DAY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
