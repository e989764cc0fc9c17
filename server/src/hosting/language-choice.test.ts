import { describe, expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { runApp } from '../testing/running-app.ts';

const keeps = (language: string) => `i18next=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;

describe('the choice of a language', () => {
  it.each([
    ['/pricing?lng=lt', 302, keeps('lt')],
    ['/pricing?lng=nb-NO', 302, keeps('no')],
    ['/pricing?lng=en', 200, keeps('en')],
    ['/lt/pricing?lng=lt', 200, keeps('lt')],
  ])('at %s is answered with %i and kept for a year, by no shared cache', async (path, status, cookie) => {
    const { port } = await runApp();
    const answer = await ask(port, path);
    expect(answer.status).toBe(status);
    expect(answer.headers['set-cookie']).toEqual([cookie]);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['/pricing', {}],
    ['/pricing', { 'accept-language': 'lt' }],
    ['/pricing', { cookie: 'i18next=lt' }],
    ['/lt/pricing', {}],
    ['/lt/pricing?lng=de', {}],
    ['/pricing?lng=xx', {}],
    ['/pricing?lng=', {}],
    ['/pricing?LNG=lt', {}],
    ['/favicon.svg?lng=lt', {}],
    ['/nothing-here?lng=lt', {}],
  ])('is not made by %s asked with %j, so nothing is kept', async (path, headers) => {
    const { port } = await runApp();
    expect((await ask(port, path, { headers })).headers).not.toHaveProperty('set-cookie');
  });

  it('is kept also by a visitor who has the page already', async () => {
    const { port } = await runApp();
    const { headers } = await ask(port, '/lt/pricing');
    const again = await ask(port, '/lt/pricing?lng=lt', { headers: { 'if-none-match': headers.etag } });
    expect(again.status).toBe(304);
    expect(again.headers['set-cookie']).toEqual([keeps('lt')]);
    expect(again.headers['cache-control']).toBe('private, no-cache');
  });

  it.each([
    ['https://centre.example', 'centre.example', true],
    ['https://centre.example', 'app:3000', true],
    ['https://centre.example', 'localhost:3000', false],
    ['https://centre.example', '127.0.0.1:3000', false],
    ['https://centre.example', '[::1]:3000', false],
    ['https://centre.example', '192.168.1.20:3000', false],
    ['http://centre.example', 'centre.example', false],
  ])('for the site %s asked as %s is kept in a cookie that is secure: %j', async (siteUrl, host, secure) => {
    const { port } = await runApp({ settings: { SITE_URL: siteUrl } });
    const { headers } = await ask(port, '/?lng=lt', { headers: { host } });
    expect(headers['set-cookie']).toEqual([secure ? `${keeps('lt')}; Secure` : keeps('lt')]);
  });
});
