import { describe, expect, it } from 'vitest';
import { DATABASES, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { cliOn } from './testing/cli-fixture.ts';

stopClusterAtEnd();

describe.each(DATABASES)('on %s', { timeout: 30_000 }, (kind) => {
  it('list shows what came in, the newest first, against the promise', async () => {
    const { run, accept } = await cliOn(kind);
    await accept({ email: 'late@kaunas.example', hoursAgo: 26 });
    await accept({ email: 'new@kaunas.example', hoursAgo: 3, kind: 'trial', name: null, phone: '+370 1' });
    const { code, out } = await run('list');
    const [head, first, second] = out.split('\n');
    expect(code).toBe(0);
    expect(head).toMatch(/^ID +KIND +AGE +PROMISE +E-MAIL +NAME OR PHONE +CHILDREN +LANGUAGE$/);
    expect(first).toMatch(/trial +3 h 0 min +21 h 0 min left +new@kaunas\.example +\+370 1 +10-50 +lt$/);
    expect(second).toMatch(/demo +1 d 2 h +late by 2 h 0 min +late@kaunas\.example +Ona Žąsytė/);
    expect(out).toMatch(/\n2 unanswered, the oldest for 1 d 2 h\.\n$/);
  });

  it('list filters, sorts, and leaves out what is kept apart', async () => {
    const { run, accept, store } = await cliOn(kind);
    const ids = [
      await accept({ email: 'a@kaunas.example', hoursAgo: 50 }),
      await accept({ email: 'b@kaunas.example', hoursAgo: 40, kind: 'trial' }),
      await accept({ email: 'c@kaunas.example', hoursAgo: 2 }),
    ];
    await accept({ email: 'spam@kaunas.example', quarantine_reason: 'honeypot' });
    await store.markAnswered(ids[0] ?? '', Date.now());
    const found = async (...args: string[]) => {
      const { out } = await run('list', '--json', ...args);
      return JSON.parse(out).map(({ email }: { email: string }) => email[0]);
    };
    expect(await found()).toEqual(['c', 'b', 'a']);
    expect(await found('--order', 'oldest')).toEqual(['a', 'b', 'c']);
    expect(await found('--limit', '1')).toEqual(['c']);
    expect(await found('--kind', 'trial')).toEqual(['b']);
    expect(await found('--answered')).toEqual(['a']);
    expect(await found('--unanswered')).toEqual(['c', 'b']);
    expect(await found('--email', ' B@Kaunas.example')).toEqual(['b']);
    expect(await found('--since', '2026-03-10')).toEqual(['c']);
    expect(await found('--before', '2026-03-08T12:00Z')).toEqual(['a']);
    expect((await run('list')).out).toContain('1 kept apart as suspicious');
  });

  it('list gives programs JSON', async () => {
    const { run, accept } = await cliOn(kind);
    const id = await accept({ hoursAgo: 30 });
    const { out } = await run('list', '--json');
    expect(JSON.parse(out)).toEqual([
      {
        id,
        kind: 'demo',
        receivedAt: '2026-03-09T06:00:00.000Z',
        answeredAt: null,
        name: 'Ona Žąsytė',
        email: 'ona@kaunas.example',
        phone: null,
        kidsCount: '10-50',
        language: 'lt',
        source: 'demo_popup',
        utm_source: 'website',
        utm_medium: 'demo_dialog',
        utm_campaign: 'demo_request',
        quarantineReason: null,
        releasedAt: null,
        ageSeconds: 108_000,
        late: true,
      },
    ]);
  });

  it('list says that there is nothing', async () => {
    const { run } = await cliOn(kind);
    expect(await run('list')).toMatchObject({ code: 0, out: 'No such requests. 0 unanswered.\n' });
    expect(JSON.parse((await run('list', '--json')).out)).toEqual([]);
  });

  it('show tells everything of one request and its notifications', async () => {
    const { run, accept } = await cliOn(kind);
    const id = await accept({ hoursAgo: 1 });
    const { code, out } = await run('show', id);
    expect(code).toBe(0);
    for (const text of [id, 'Ona Žąsytė', 'ona@kaunas.example', '10-50', '23 h 0 min left', 'demo_popup'])
      expect(out).toContain(text);
    expect(out).toMatch(/mail +pending +0 +2026-03-10 11:00 UTC/);
    const shown = JSON.parse((await run('show', id, '--json')).out);
    expect(shown).toMatchObject({ id, notifications: [{ channel: 'mail' }, { channel: 'webhook' }] });
    expect(shown.notifications[0]).toMatchObject({ state: 'pending', attempts: 0, sentAt: null });
  });

  it('overdue ends with 1 as soon as something unanswered is older than 20 hours', async () => {
    const { run, accept } = await cliOn(kind);
    const young = await accept({ email: 'young@kaunas.example', hoursAgo: 19.9 });
    await accept({ email: 'spam@kaunas.example', hoursAgo: 90, quarantine_reason: 'honeypot' });
    expect(await run('overdue')).toMatchObject({
      code: 0,
      out: 'Nothing unanswered is older than 20 hours.\n',
    });
    expect(JSON.parse((await run('overdue', '--hours', '19', '--json')).out)).toMatchObject([{ id: young }]);

    const old = await accept({ email: 'old@kaunas.example', hoursAgo: 20.1 });
    const { code, out } = await run('overdue');
    expect(code).toBe(1);
    expect(out).toContain(old);
    expect(out).not.toContain(young);
    expect(out).toMatch(/\n1 unanswered for more than 20 hours\.\n$/);

    await run('answer', old);
    expect((await run('overdue')).code).toBe(0);
  });

  it('outbox lists what is not sent, and which channel is not set up', async () => {
    const { run, accept } = await cliOn(kind);
    const id = await accept({ hoursAgo: 5 });
    const { code, out } = await run('outbox');
    expect(code).toBe(0);
    expect(out).toMatch(/^mail +no +1 +0 +0 +5 h 0 min$/m);
    expect(out).toMatch(new RegExp(`^${id} +webhook +pending`, 'm'));
    const data = JSON.parse((await run('outbox', '--json')).out);
    expect(data.channels[0]).toEqual({
      channel: 'mail',
      setUp: false,
      pending: 1,
      failing: 0,
      stuck: 0,
      oldestUnsentAt: '2026-03-10T07:00:00.000Z',
    });
    expect(data.unsent).toHaveLength(2);
  });

  it('quarantine lists what is kept apart, with the reason', async () => {
    const { run, accept } = await cliOn(kind);
    expect((await run('quarantine')).out).toBe('Nothing is kept apart.\n');
    const id = await accept({ email: 'spam@kaunas.example', quarantine_reason: 'honeypot', hoursAgo: 2 });
    const { out } = await run('quarantine');
    expect(out).toMatch(new RegExp(`^${id} +demo +2 h 0 min +honeypot +spam@kaunas\\.example`, 'm'));
    expect(JSON.parse((await run('quarantine', '--json')).out)).toMatchObject([
      { id, quarantineReason: 'honeypot' },
    ]);
  });
});
