import { describe, expect, it } from 'vitest';
import { DATABASES, stopClusterAtEnd } from '../testing/fresh-database.ts';
import type { Channel } from './channel.ts';
import { ChannelWorker } from './channel-worker.ts';
import { mailChannel } from './mail-channel.ts';
import { HOUR, MINUTE, outboxOn } from './testing/outbox-fixture.ts';
import { startSmtp } from './testing/smtp-receiver.ts';
import { startWebhook } from './testing/webhook-receiver.ts';
import { webhookChannel } from './webhook-channel.ts';

stopClusterAtEnd();

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const ADDRESSES = { to: 'sales@centre.example', from: 'hello@centre.example' };
const mailTo = (smtpUrl: string) => mailChannel({ smtpUrl, ...ADDRESSES });
const hookTo = (url: string) => webhookChannel({ url, secret: SECRET });

const failing: Channel = {
  name: 'webhook',
  timeoutMs: 1000,
  deliver: () => Promise.reject(Object.assign(new Error('no ona@kaunas.example here'), { code: 'EDOWN' })),
};

describe.each(DATABASES)('the outbox on %s', { timeout: 60_000 }, (kind) => {
  it('tells sales and the receiver of each request, once', async () => {
    const [smtp, receiver] = [await startSmtp(), await startWebhook()];
    const { accept, work, state } = await outboxOn(kind);
    const id = await accept('ona@kaunas.example');
    for (let turn = 0; turn < 3; turn += 1) {
      await work(mailTo(smtp.url));
      await work(hookTo(receiver.url));
    }
    expect(smtp.mails).toHaveLength(1);
    expect(receiver.calls).toHaveLength(1);
    const notification = await state(id, 'webhook');
    expect(notification).toMatchObject({ state: 'sent', attempts: 1, lease_owner: null });
    expect(receiver.calls[0]?.headers['webhook-id']).toBe(notification.id);
  });

  it('delivers after a mail server was down for a day', async () => {
    const { port, url, close } = await startSmtp();
    await close();
    const { accept, work, clock, state } = await outboxOn(kind);
    const id = await accept('ona@kaunas.example');
    const end = clock.now + 24 * HOUR;
    for (; clock.now < end; clock.now += 10 * MINUTE) await work(mailTo(url));
    const waiting = await state(id, 'mail');
    expect(waiting.state).toBe('pending');
    expect(waiting.attempts).toBeGreaterThan(10);
    expect(waiting.attempts).toBeLessThan(25);
    expect(waiting.last_error).toMatch(/^E[A-Z]+$/);

    const back = await startSmtp(port);
    for (let turn = 0; turn < 5; turn += 1, clock.now += HOUR) await work(mailTo(url));
    expect(back.mails).toHaveLength(1);
    expect(await state(id, 'mail')).toMatchObject({ state: 'sent', last_error: null });
  });

  it('delivers after a receiver answered with errors', async () => {
    const receiver = await startWebhook();
    receiver.answerWith(503);
    const { accept, work, clock, state } = await outboxOn(kind);
    const id = await accept('ona@kaunas.example');
    await work(hookTo(receiver.url));
    await work(hookTo(receiver.url));
    expect(receiver.calls).toHaveLength(1);
    expect((await state(id, 'webhook')).last_error).toBe('answer 503');

    receiver.answerWith(204);
    clock.now += MINUTE;
    await work(hookTo(receiver.url));
    expect(await state(id, 'webhook')).toMatchObject({ state: 'sent', attempts: 2 });
    const ids = receiver.calls.map(({ headers }) => headers['webhook-id']);
    expect(ids[1]).toBe(ids[0]);
  });

  it('keeps what no channel is set up for, until one is', async () => {
    const [smtp, receiver] = [await startSmtp(), await startWebhook()];
    const { accept, work, clock, state } = await outboxOn(kind);
    const id = await accept('ona@kaunas.example');
    await work(mailTo(smtp.url));
    expect((await state(id, 'webhook')).state).toBe('pending');
    clock.now += 60 * 24 * HOUR;
    await work(hookTo(receiver.url));
    expect(receiver.calls).toHaveLength(1);
  });

  it('is shared by several processes without sending twice', async () => {
    const receiver = await startWebhook();
    const { accept, work } = await outboxOn(kind);
    for (let number = 0; number < 30; number += 1) await accept(`ona${number}@kaunas.example`);
    await Promise.all(['one', 'two', 'three'].map((owner) => work(hookTo(receiver.url), owner)));
    await work(hookTo(receiver.url));
    expect(receiver.calls).toHaveLength(30);
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(30);
  });

  it('leaves alone what another process holds, and takes it over when that one died', async () => {
    const receiver = await startWebhook();
    const { accept, work, clock, store } = await outboxOn(kind);
    await accept('ona@kaunas.example');
    const claim = { owner: 'dead', channels: ['webhook'], limit: 10 } as const;
    const leaseUntil = clock.now + 3 * MINUTE;
    expect(await store.claimDue({ ...claim, now: clock.now, leaseUntil })).toHaveLength(1);
    clock.now += 2 * MINUTE;
    await work(hookTo(receiver.url), 'alive');
    expect(receiver.calls).toHaveLength(0);
    clock.now += 2 * MINUTE;
    await work(hookTo(receiver.url), 'alive');
    expect(receiver.calls).toHaveLength(1);
  });

  it('gives up only after more than three days, shows it, and goes on when asked to', async () => {
    const { accept, work, clock, state, store, logged } = await outboxOn(kind);
    const begun = clock.now;
    const id = await accept('ona@kaunas.example');
    while ((await state(id, 'webhook')).state === 'pending') {
      await work(failing);
      clock.now = Math.max(clock.now, (await state(id, 'webhook')).next_attempt_at);
    }
    expect(clock.now - begun).toBeGreaterThan(72 * HOUR);
    expect((await state(id, 'webhook')).state).toBe('stuck');
    expect(logged.at(-1)).toContain('is stuck');
    expect(await store.outboxStatus()).toContainEqual(
      expect.objectContaining({ channel: 'webhook', stuck: 1, pending: 0 }),
    );

    const receiver = await startWebhook();
    await work(hookTo(receiver.url));
    expect(receiver.calls).toHaveLength(0);
    expect(await store.retry(clock.now, id)).toBe(2);
    await work(hookTo(receiver.url));
    expect(receiver.calls).toHaveLength(1);
  });

  it('does not send again what it could not mark at first', async () => {
    const receiver = await startWebhook();
    const { accept, store, logged, clock } = await outboxOn(kind);
    await accept('ona@kaunas.example');
    let faults = 2;
    const flaky = {
      ...store,
      markSent: async (...args: Parameters<typeof store.markSent>) => {
        faults -= 1;
        if (faults >= 0) throw new Error('the database is away');
        return store.markSent(...args);
      },
    };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const options = { store: flaky, owner: 'one', log, now: () => clock.now, markingPauseMs: 1 };
    const worker = new ChannelWorker(hookTo(receiver.url), options);
    await worker.round(new AbortController().signal);
    clock.now += HOUR;
    await worker.round(new AbortController().signal);
    expect(receiver.calls).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  it('says nothing of a visitor in its log or beside the notification', async () => {
    const smtp = await startSmtp();
    smtp.refuseWith({ code: 550, text: '5.1.1 ona@kaunas.example: Ona Žąsytė is not welcome' });
    const { accept, work, state, logged } = await outboxOn(kind);
    const id = await accept('ona@kaunas.example');
    await work(mailTo(smtp.url));
    await work(failing);
    expect((await state(id, 'mail')).last_error).toBe('EMESSAGE, answer 550');
    expect((await state(id, 'webhook')).last_error).toBe('EDOWN');
    expect(logged).toHaveLength(2);
    expect(logged.join('')).not.toMatch(/ona|Žąsytė|kaunas/i);
  });
});
