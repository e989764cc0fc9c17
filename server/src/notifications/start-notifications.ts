import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Env } from '../env.ts';
import type { Readiness } from '../operations/readiness.ts';
import type { OutboxStore } from '../storage/store.ts';
import type { Channel } from './channel.ts';
import { isHealthy } from './health.ts';
import { mailChannel } from './mail-channel.ts';
import { Outbox } from './outbox.ts';
import { addOutboxMetrics } from './outbox-metrics.ts';
import { webhookChannel } from './webhook-channel.ts';

export type NotificationSettings = Pick<
  Env,
  'SMTP_URL' | 'SALES_EMAIL' | 'MAIL_FROM' | 'WEBHOOK_URL' | 'WEBHOOK_SECRET'
>;

export type NotificationsOptions = {
  env: NotificationSettings;
  store: OutboxStore;
  log: FastifyBaseLogger;
  registry: Registry;
  readiness: Readiness;
};

/** `wake` after a request was accepted; `stop` before the store is closed. */
export type Notifications = Pick<Outbox, 'wake' | 'stop'>;

export function configuredChannels(env: NotificationSettings): Channel[] {
  const { SMTP_URL, SALES_EMAIL, MAIL_FROM, WEBHOOK_URL, WEBHOOK_SECRET } = env;
  const channels: Channel[] = [];
  if (SMTP_URL !== undefined)
    channels.push(mailChannel({ smtpUrl: SMTP_URL, to: SALES_EMAIL, from: MAIL_FROM }));
  if (WEBHOOK_URL !== undefined && WEBHOOK_SECRET !== undefined)
    channels.push(webhookChannel({ url: WEBHOOK_URL, secret: WEBHOOK_SECRET }));
  return channels;
}

function warnOfUnset(env: NotificationSettings, log: FastifyBaseLogger): void {
  const unset = (['SMTP_URL', 'WEBHOOK_URL'] as const).filter((name) => env[name] === undefined);
  if (unset.length === 0) return;
  const verb = unset.length === 1 ? 'is' : 'are';
  log.warn(
    `${unset.join(' and ')} ${verb} not set: those notifications are kept until then. ` +
      'To see what came in: npm run requests -- list',
  );
}

/** Begins to deliver notifications, as far as channels are set up, and shows how that goes. */
export function startNotifications(options: NotificationsOptions): Notifications {
  const { env, store, log, registry, readiness } = options;
  const channels = configuredChannels(env);
  const names = channels.map(({ name }) => name);
  warnOfUnset(env, log);
  readiness.addWarning('notifications', async () => isHealthy(await store.outboxStatus(), names, Date.now()));
  const outbox = new Outbox({ store, channels, log, observe: addOutboxMetrics(registry, store) });
  outbox.start();
  return outbox;
}
