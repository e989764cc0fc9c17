import { onTestFinished } from 'vitest';
import { type App, type AppOptions, buildApp } from '../app.ts';
import { readEnv } from '../env.ts';
import { loadSite } from '../hosting/load-site.ts';
import type { Site } from '../hosting/site.ts';
import { idleStore } from './idle-store.ts';
import { builtSite, writeSite } from './site-fixture.ts';

export type RunningApp = { app: App; port: number; logged: string[] };

export type RunOptions = Partial<Omit<AppOptions, 'env' | 'log'>> & {
  settings?: Record<string, string>;
  /** For routes that a test adds. */
  before?: (app: App) => void;
};

let fixture: Promise<Site> | undefined;

/** A whole server on a port of its own, closed after the test. Its log is kept. */
export async function runApp({ settings = {}, before, ...options }: RunOptions = {}): Promise<RunningApp> {
  fixture ??= writeSite(builtSite()).then((folder) => loadSite(folder));
  const logged: string[] = [];
  const stream = { write: (line: string) => void logged.push(line) };
  const log = { level: 'info', stream };
  const app = await buildApp({
    env: readEnv(settings),
    site: await fixture,
    store: idleStore,
    log,
    ...options,
  });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  before?.(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return { app, port: typeof address === 'object' ? (address?.port ?? 0) : 0, logged };
}
