import { onTestFinished } from 'vitest';
import { sampleRequest } from '../../notifications/testing/sample-request.ts';
import type { DatabaseKind } from '../../storage/database.ts';
import { openStore } from '../../storage/open-store.ts';
import type { Store, StoredRequest } from '../../storage/store.ts';
import { type DatabaseEnvironment, freshDatabase } from '../../testing/fresh-database.ts';
import { runCli } from '../run-cli.ts';

export const HOUR = 60 * 60 * 1000;
export const NOW = Date.parse('2026-03-10T12:00:00Z');

export type CliAnswer = { code: number; out: string; err: string };

export type CliFixture = {
  environment: DatabaseEnvironment;
  store: Store;
  run(...args: string[]): Promise<CliAnswer>;
  /** Accepts a request that came in so many hours ago; resolves to its id. */
  accept(changes: Partial<StoredRequest> & { hoursAgo?: number }): Promise<string>;
};

export async function runWith(environment: Record<string, string>, args: string[]): Promise<CliAnswer> {
  let [out, err] = ['', ''];
  const code = await runCli({
    args,
    environment,
    now: NOW,
    out: {
      write: async (text) => {
        out += text;
      },
    },
    complain: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

/** The command line on a database of its own, which the test's store stands beside, as a running server would. */
export async function cliOn(kind: DatabaseKind): Promise<CliFixture> {
  const environment = await freshDatabase(kind);
  const store = await openStore({ DATABASE_URL: undefined, ...environment });
  onTestFinished(() => store.close());
  return {
    environment,
    store,
    run: (...args) => runWith(environment, args),
    accept: async ({ hoursAgo = 0, ...changes }) => {
      const { id, email_key, answered_at, released_at, ...request } = sampleRequest(changes);
      return (await store.accept({ ...request, received_at: NOW - hoursAgo * HOUR })).id;
    },
  };
}
