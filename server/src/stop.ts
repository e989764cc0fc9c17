import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './app.ts';

/** Time for closing files and databases after the last connection was cut. */
const LAST_MOMENT_MS = 2000;

/**
 * Takes no new connections, lets what is under way finish, and cuts what has not after the given time.
 * Resolves to whether everything was closed in the end.
 */
export async function stop(app: App, timeoutMs: number): Promise<boolean> {
  const closed = app.close().then(() => true);
  const inTime = await Promise.race([closed, wait(timeoutMs, false, { ref: false })]);
  if (inTime) return true;
  app.log.warn('Some connections did not end in time and were cut');
  app.server.closeAllConnections();
  return Promise.race([closed, wait(LAST_MOMENT_MS, false, { ref: false })]);
}

/** On the first signal the server stops in order; a second one ends the process at once. */
export function stopOnSignals(app: App, timeoutMs: number): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    process.exit((await stop(app, timeoutMs)) ? 0 : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}
