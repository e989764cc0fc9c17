import { describe, expect, it } from 'vitest';
import { NO_PAGES } from '../hosting/site.ts';
import { ask } from '../testing/http-client.ts';
import { idleStore } from '../testing/idle-store.ts';
import { runApp } from '../testing/running-app.ts';

const parsed = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

describe('/healthz', () => {
  it('says that the process is alive, and is never cached', async () => {
    const { port } = await runApp();
    const answer = await ask(port, '/healthz');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(parsed(answer)).toEqual({ status: 'ok' });
  });
});

describe('/readyz', () => {
  it('says that visitors may come once the pages are loaded', async () => {
    const { port } = await runApp();
    const answer = await ask(port, '/readyz');
    expect(answer.status).toBe(200);
    expect(parsed(answer)).toEqual({ status: 'ready', checks: { pages: 'ok', storage: 'ok' } });
  });

  it('names what is failing, while the pages go on being served', async () => {
    const ping = () => Promise.reject(new Error('disk full'));
    const { port } = await runApp({ store: { ...idleStore, ping } });
    const answer = await ask(port, '/readyz');
    expect(answer.status).toBe(503);
    expect(parsed(answer)).toEqual({ status: 'not ready', checks: { pages: 'ok', storage: 'failing' } });
    expect((await ask(port, '/lt')).status).toBe(200);
  });

  it('does not wait for pages where the process runs the service alone', async () => {
    const { port } = await runApp({ site: NO_PAGES });
    expect((await ask(port, '/readyz')).status).toBe(200);
  });
});

describe('/metrics', () => {
  it('counts requests by kind and class of status, and tells how the process is doing', async () => {
    const { port } = await runApp();
    const paths = ['/lt', '/lt', '/favicon.svg', '/nothing', '/api/nothing', '/healthz', '/en'];
    for (const path of paths) await ask(port, path);
    const text = (await ask(port, '/metrics')).body.toString();
    const count = (kind: string, status: string) =>
      text.match(`duration_seconds_count{kind="${kind}",status="${status}"} (\\d+)`)?.[1];
    expect(count('page', '2xx')).toBe('2');
    expect(count('file', '2xx')).toBe('1');
    expect(count('unknown', '4xx')).toBe('1');
    expect(count('unknown', '3xx')).toBe('1');
    expect(count('api', '4xx')).toBe('1');
    expect(count('operations', '2xx')).toBe('1');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('/nothing');
  });

  it.each([
    ['from this machine', {}, {}, 200],
    ['through a proxy that is not trusted', {}, { 'x-forwarded-for': '127.0.0.1' }, 403],
    ['through another kind of proxy', {}, { forwarded: 'for=127.0.0.1' }, 403],
    ['from afar', { TRUSTED_PROXIES: '127.0.0.1' }, { 'x-forwarded-for': '192.0.2.7' }, 403],
    ['from afar, pretending', { TRUSTED_PROXIES: '127.0.0.1' }, { 'x-forwarded-for': '::1, 192.0.2.7' }, 403],
    ['without the token', { METRICS_TOKEN: 'a-long-enough-token' }, {}, 401],
    ['with a wrong token', { METRICS_TOKEN: 'a-long-enough-token' }, { authorization: 'Bearer other' }, 401],
    [
      'with the token',
      { METRICS_TOKEN: 'a-long-enough-token' },
      { authorization: 'Bearer a-long-enough-token' },
      200,
    ],
  ])('asked %s (%j, %j) answers %i', async (_, settings, headers, status) => {
    const { port } = await runApp({ settings });
    const answer = await ask(port, '/metrics', { headers });
    expect(answer.status).toBe(status);
    expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
  });
});
