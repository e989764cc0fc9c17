import { describe, expect, it } from 'vitest';
import { PROBLEM_TYPE } from '../errors/problem.ts';
import { ask } from '../testing/http-client.ts';
import { formAnswers, readJson, sendForm, sendJson } from '../testing/request-client.ts';
import { runApp } from '../testing/running-app.ts';
import { pageHtml } from '../testing/site-fixture.ts';

const BEHIND_PROXY = { RATE_LIMIT: '2', TRUSTED_PROXIES: '127.0.0.1' };

/** Statuses of requests that come from these addresses, one after another. */
async function statuses(settings: Record<string, string>, addresses: string[]): Promise<number[]> {
  const { port } = await runApp({ settings });
  const found: number[] = [];
  for (const address of addresses) {
    const headers = { 'x-forwarded-for': address };
    found.push((await sendJson(port, 'trial', formAnswers('trial'), { headers })).status);
  }
  return found;
}

describe('the limit for a client', () => {
  it('answers 429 with the time to wait, for both calls together', async () => {
    const { port } = await runApp({ settings: { RATE_LIMIT: '3' } });
    await sendJson(port, 'trial');
    await sendJson(port, 'demo');
    await sendJson(port, 'demo', {});
    const answer = await sendJson(port, 'trial');
    expect(answer.status).toBe(429);
    expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(590);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(readJson(answer)).toMatchObject({ status: 429, title: 'Too Many Requests' });
    const form = await sendForm(port, 'trial', formAnswers('trial'), { query: '?lng=de' });
    expect([form.status, form.body.toString()]).toEqual([429, pageHtml('de', '/request-error/busy')]);
  });

  it('leaves pages and all else alone', async () => {
    const { port } = await runApp({ settings: { RATE_LIMIT: '1' } });
    for (let i = 0; i < 3; i += 1) await sendJson(port, 'trial');
    expect((await ask(port, '/lt')).status).toBe(200);
    expect((await ask(port, '/readyz')).status).toBe(200);
  });

  it('is generous enough for a kindergarten behind one address', async () => {
    const { port } = await runApp();
    for (let i = 0; i < 20; i += 1) expect((await sendJson(port, 'trial')).status).toBe(201);
    expect((await sendJson(port, 'trial')).status).toBe(429);
  });

  it('is not got round by a forged address', async () => {
    expect(await statuses({ RATE_LIMIT: '2' }, ['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toEqual([
      201, 201, 429,
    ]);
    const forged = ['192.0.2.1, 198.51.100.7', '192.0.2.2, 198.51.100.7', '192.0.2.3, 198.51.100.7'];
    expect(await statuses(BEHIND_PROXY, forged)).toEqual([201, 201, 429]);
  });

  it('goes by the address that a trusted proxy tells', async () => {
    expect(await statuses(BEHIND_PROXY, ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([
      201, 201, 201, 429,
    ]);
  });

  it('takes an IPv6 /64 for one client, and IPv4 within IPv6 for IPv4', async () => {
    const same = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:0db8:0000:0001::3'];
    expect(await statuses(BEHIND_PROXY, [...same, '2001:db8:0:2::1'])).toEqual([201, 201, 429, 201]);
    const mapped = ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '::ffff:192.0.2.2'];
    expect(await statuses(BEHIND_PROXY, mapped)).toEqual([201, 201, 429, 201]);
  });

  it.each(['unknown', '_hidden', "'; drop table", '1.2.3.4:99999', '[::1]:80', ','])(
    'bears %j for an address',
    async (address) => {
      expect(await statuses(BEHIND_PROXY, [address, address, address])).toEqual([201, 201, 429]);
    },
  );
});
