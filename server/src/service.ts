import { type App, type AppOptions, buildApp } from './app.ts';
import type { Env } from './env.ts';
import { type Notifications, startNotifications } from './notifications/start-notifications.ts';
import { createMetrics } from './operations/metrics.ts';
import { Readiness } from './operations/readiness.ts';
import { startRetention } from './requests/retention.ts';
import { openStore } from './storage/open-store.ts';

export type ServiceOptions = Pick<AppOptions, 'site' | 'log'> & { env: Env };

/** The whole server with its database and all that runs beside it; closing the app ends it in order. */
export async function startService({ env, site, log }: ServiceOptions): Promise<App> {
  const metrics = createMetrics();
  const readiness = new Readiness();
  let away: unknown;
  const store = await openStore(env, {
    onAway: (error) => {
      away = error;
    },
  });
  let notifications: Notifications | undefined;
  const onAccepted = () => notifications?.wake();
  const app = await buildApp({ env, site, store, log, metrics, readiness, onAccepted });
  if (away !== undefined)
    app.log.error({ err: away }, 'The database is away; it is tried again for each request');
  notifications = startNotifications({ env, store, log: app.log, registry: metrics.registry, readiness });
  const retention = startRetention({ store, months: env.RETENTION_MONTHS, log: app.log });

  app.addHook('onClose', async () => {
    await Promise.all([notifications?.stop(), retention.stop()]);
    await store.close();
  });
  return app;
}
