import type { Registry } from 'prom-client';
import type { App } from '../app.ts';
import type { Env } from '../env.ts';
import type { Site } from '../hosting/site.ts';
import type { RequestStore } from '../storage/store.ts';
import { createAcceptance } from './acceptance.ts';
import { addOpenapi } from './openapi.ts';
import { addRequestMetrics } from './request-metrics.ts';
import { REQUESTS_PREFIX, requestRoutes } from './routes.ts';

export type RequestsOptions = {
  env: Pick<Env, 'SITE_URL' | 'API_URL' | 'ALLOWED_ORIGINS' | 'RATE_LIMIT'>;
  site: Site;
  store: RequestStore;
  registry: Registry;
  onAccepted: () => void;
};

/** The calls of the site, what describes them, and what counts them. */
export async function addRequests(app: App, options: RequestsOptions): Promise<void> {
  const { env, site, store, registry, onAccepted } = options;
  const metrics = addRequestMetrics(registry, store.waiting);
  const accept = createAcceptance({ store, metrics, log: app.log, onAccepted });
  const siteOrigins = [env.SITE_URL, ...env.ALLOWED_ORIGINS];
  await addOpenapi(app, env.API_URL ?? env.SITE_URL);
  await app.register(requestRoutes, { prefix: REQUESTS_PREFIX, env, site, siteOrigins, accept, metrics });
}
