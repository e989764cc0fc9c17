import { company } from '@website/common/company';
import { type Env, readEnv, WrongSetting } from './env.ts';
import { loadSite } from './hosting/load-site.ts';
import { NO_PAGES, type Site } from './hosting/site.ts';
import { listen } from './listen.ts';
import { terminalLog } from './operations/terminal-log.ts';
import { startService } from './service.ts';
import { stopOnSignals } from './stop.ts';

/** JSON for machines; at a terminal short lines, and only those that ask for attention. */
function logFor({ LOG_LEVEL }: Env) {
  return process.stdout.isTTY
    ? { level: LOG_LEVEL ?? 'warn', stream: terminalLog(process.stdout) }
    : { level: LOG_LEVEL ?? 'info', stream: process.stdout };
}

async function siteOf({ SITE_DIR, SITE_URL, API_URL = SITE_URL }: Env): Promise<Site> {
  if (SITE_DIR === undefined) return NO_PAGES;
  return loadSite(SITE_DIR, { apiOrigin: API_URL === SITE_URL ? undefined : API_URL });
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const app = await startService({ env, site: await siteOf(env), log: logFor(env) });
  stopOnSignals(app, env.SHUTDOWN_TIMEOUT_MS);
  const address = await listen(app, env);
  process.stdout.write(`${company.name} is ready on ${address}\n`);
}

start().catch((error: unknown) => {
  console.error(error instanceof WrongSetting ? error.message : error);
  process.exit(1);
});
