import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { runApp } from '../testing/running-app.ts';
import { pageHtml } from '../testing/site-fixture.ts';

const html = pageHtml('lt', '/pricing');

describe('a page', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0.5', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity;q=0, br', 'br', brotliDecompressSync],
    [undefined, undefined, (body: Buffer) => body],
    ['zstd', undefined, (body: Buffer) => body],
  ])('asked with Accept-Encoding %s comes as %s', async (accepted, encoding, unpack) => {
    const { port } = await runApp();
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await ask(port, '/lt/pricing', { headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(unpack(answer.body).toString()).toBe(html);
  });

  it('has another strong tag in each encoding', async () => {
    const { port } = await runApp();
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        ask(port, '/lt/pricing', { headers: { 'accept-encoding': encoding } }),
      ),
    );
    const tags = answers.map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it.each(['/pricing', '/lt/pricing', '/_astro/main.C0ffee.css', '/favicon.svg'])(
    'at %s is not sent again to whom has it',
    async (path) => {
      const { port } = await runApp();
      const br = { 'accept-encoding': 'br' };
      const { headers } = await ask(port, path, { headers: br });
      const again = await ask(port, path, { headers: { ...br, 'if-none-match': `"x", W/${headers.etag}` } });
      expect(again.status).toBe(304);
      expect(again.body.byteLength).toBe(0);
      for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
        expect([name, again.headers[name]]).toEqual([name, headers[name]]);
      }
      expect(again.headers).not.toHaveProperty('content-length');
      const otherEncoding = await ask(port, path, { headers: { 'if-none-match': headers.etag } });
      expect(otherEncoding.status).toBe(200);
    },
  );

  it.each(['/pricing', '/lt/pricing', '/_astro/main.C0ffee.css', '/nothing-here', '/en'])(
    'at %s answers HEAD as GET, without the body',
    async (path) => {
      const { port } = await runApp();
      const [get, head] = await Promise.all([ask(port, path), ask(port, path, { method: 'HEAD' })]);
      const { date: _, ...headers } = get.headers;
      expect(head.status).toBe(get.status);
      expect(head.headers).toMatchObject(headers);
      expect(head.body.byteLength).toBe(0);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'does not take %s, and says what it takes',
    async (method) => {
      const { port } = await runApp();
      for (const path of ['/pricing', '/lt', '/favicon.svg']) {
        const answer = await ask(port, path, { method });
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD');
        expect(JSON.parse(answer.body.toString())).toMatchObject({
          status: 405,
          title: 'Method Not Allowed',
        });
      }
      expect((await ask(port, '/nothing-here', { method })).status).toBe(404);
    },
  );
});

describe('a file', () => {
  it.each([
    ['/_astro/main.C0ffee.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/_astro/font.C0ffee.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/rss.xml', 'application/rss+xml; charset=utf-8', 'public, max-age=3600'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ])('%s is %s, cached as %s', async (path, type, cache) => {
    const { port } = await runApp();
    const { status, headers } = await ask(port, path, { headers: { 'accept-language': 'lt' } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
    expect(headers).not.toHaveProperty('accept-ranges');
    expect(headers).not.toHaveProperty('content-language');
  });
});
