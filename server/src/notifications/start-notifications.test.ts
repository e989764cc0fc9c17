import { fastify } from 'fastify';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnv } from '../env.ts';
import { logging } from '../operations/logging.ts';
import { Readiness } from '../operations/readiness.ts';
import { configuredChannels, startNotifications } from './start-notifications.ts';
import { outboxOn } from './testing/outbox-fixture.ts';
import { startSmtp } from './testing/smtp-receiver.ts';

const HOUR = 60 * 60 * 1000;
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

async function started(settings: Record<string, string>, hoursAgo = 0) {
  const fixture = await outboxOn('sqlite');
  const logged: string[] = [];
  const { log } = fastify({ logger: logging('info', { write: (line) => void logged.push(line) }) });
  const [registry, readiness] = [new Registry(), new Readiness()];
  fixture.clock.now = Date.now() - hoursAgo * HOUR;
  await fixture.accept('ona@kaunas.example');
  const { store } = fixture;
  const notifications = startNotifications({ env: readEnv(settings), store, log, registry, readiness });
  onTestFinished(() => notifications.stop());
  return { ...fixture, logged, registry, readiness, notifications };
}

describe('notifications', () => {
  it('go by the channels that are set up', () => {
    const names = (settings: Record<string, string>) =>
      configuredChannels(readEnv(settings)).map(({ name }) => name);
    const hook = { WEBHOOK_URL: 'https://hooks.example/', WEBHOOK_SECRET: SECRET };
    expect(names({})).toEqual([]);
    expect(names({ SMTP_URL: 'smtp://mail.example' })).toEqual(['mail']);
    expect(names(hook)).toEqual(['webhook']);
    expect(names({ SMTP_URL: 'smtp://mail.example', ...hook })).toEqual(['mail', 'webhook']);
  });

  it('warn in one line of what is not set up', async () => {
    const { logged } = await started({});
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      level: 'warn',
      msg: expect.stringContaining('SMTP_URL and WEBHOOK_URL are not set'),
    });
  });

  it('show in the figures what was sent and what waits', async () => {
    const smtp = await startSmtp();
    const { registry } = await started({ SMTP_URL: smtp.url });
    await expect.poll(() => registry.metrics()).toContain('notifications_pending{channel="mail"} 0');
    const figures = await registry.metrics();
    expect(figures).toContain('notifications_pending{channel="webhook"} 1');
    expect(figures).toContain('notification_deliveries_total{channel="mail",outcome="sent"} 1');
  });

  it('degrade the readiness when they have been failing for long, without making it fail', async () => {
    const smtp = await startSmtp();
    smtp.refuseWith({ code: 451, text: 'later' });
    const { readiness, registry } = await started({ SMTP_URL: smtp.url }, 2);
    await expect
      .poll(() => readiness.report())
      .toEqual({ ready: true, checks: { notifications: 'degraded' } });
    const figures = await registry.metrics();
    expect(figures).toContain('notifications_failing{channel="mail"} 1');
    expect(figures).toContain('notification_deliveries_total{channel="mail",outcome="failed"} 1');
    expect(figures).toMatch(/notifications_oldest_unsent_age_seconds\{channel="mail"\} 72\d\d/);
  });

  it('leave the other figures alone when the database is away', async () => {
    const { registry, store, notifications } = await started({});
    await notifications.stop();
    store.outboxStatus = () => Promise.reject(new Error('away'));
    const figures = await registry.metrics();
    expect(figures).toContain('notification_deliveries_total');
    expect(figures).not.toContain('notifications_pending{');
  });
});
