import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { WrongSetting } from '../env.ts';
import { builtSite, type Files, pageHtml, writeSite } from '../testing/site-fixture.ts';
import { loadSite } from './load-site.ts';

const html = pageHtml('en', '/');
const load = async (files: Files) => loadSite(await writeSite({ 'index.html': html, ...files }));

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('loadSite', () => {
  it('places pages and files at their addresses and leaves out what is not for visitors', async () => {
    const site = await loadSite(await writeSite(builtSite()));
    const paths = [...site.resources.keys()];
    expect(paths).toContain('/');
    expect(paths).toContain('/lt/blog/page/2');
    expect(paths).toContain('/.well-known/security.txt');
    expect(paths).toContain('/_astro/main.C0ffee.css');
    expect(paths.filter((path) => /404|\.html|\.br$|\.gz$|_headers|_redirects|DS_Store/.test(path))).toEqual(
      [],
    );
    expect(site.notFound.size).toBe(9);
  });

  it('takes the compressed versions that stand beside a file', async () => {
    const br = brotliCompressSync(html);
    const gz = gzipSync(html, { level: 1 });
    const page = (await load({ 'index.html.br': br, 'index.html.gz': gz })).resources.get('/');
    expect(page?.br?.body()).toEqual(br);
    expect(page?.gzip?.body()).toEqual(gz);
    expect(page?.identity.body().toString()).toBe(html);
  });

  it('makes the compressed versions itself where they are missing', async () => {
    const page = (await load({})).resources.get('/');
    expect(brotliDecompressSync(page?.br?.body() ?? '').toString()).toBe(html);
    expect(gunzipSync(page?.gzip?.body() ?? '').toString()).toBe(html);
    expect(page?.identity.body().toString()).toBe(html);
  });

  it.each([
    ['of an earlier build', gzipSync('old')],
    ['of an earlier build of the same length', gzipSync(html.replaceAll('p', 'q'))],
    ['damaged', Buffer.from('x')],
  ])('does not trust compressed versions that are %s', async (_, gz) => {
    const page = (
      await load({ 'index.html.br': brotliCompressSync('old'), 'index.html.gz': gz })
    ).resources.get('/');
    expect(brotliDecompressSync(page?.br?.body() ?? '').toString()).toBe(html);
    expect(gunzipSync(page?.gzip?.body() ?? '').toString()).toBe(html);
  });

  it('keeps only plain bytes where compressing would not pay', async () => {
    const site = await load({ 'robots.txt': 'a', '_astro/font.woff2': Buffer.alloc(900) });
    for (const path of ['/robots.txt', '/_astro/font.woff2']) {
      expect(site.resources.get(path)).toMatchObject({ br: undefined, gzip: undefined });
      expect(site.resources.get(path)?.identity.headers).not.toHaveProperty('vary');
    }
    expect(site.resources.get('/robots.txt')?.identity.body().toString()).toBe('a');
  });

  it('gives each page the policy for what stands inline in it, and the service where that is elsewhere', async () => {
    const folder = await writeSite({ 'index.html': html });
    const site = await loadSite(folder, { apiOrigin: 'https://api.centre.example' });
    const policy = site.resources.get('/')?.identity.headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${sha256('go()')}`);
    expect(policy).toContain(`style-src 'self' ${sha256('p{margin:0}')}`);
    expect(policy).toContain("connect-src 'self' https://api.centre.example");
  });

  it('reads a file that is larger than those before it', async () => {
    const large = Buffer.alloc(400_000, 1);
    const site = await load({ 'a.png': Buffer.alloc(10, 2), 'b.png': large, 'c.png': Buffer.alloc(10, 3) });
    expect(site.resources.get('/b.png')?.identity.body()).toEqual(large);
    expect(site.resources.get('/a.png')?.identity.body()).toEqual(Buffer.alloc(10, 2));
  });

  it('says in one sentence that there is no built site', async () => {
    const folder = await writeSite({ 'robots.txt': '' });
    await expect(loadSite(folder)).rejects.toThrow(WrongSetting);
    await expect(loadSite(folder)).rejects.toThrow(
      /^SITE_DIR is ".+", but there is no built site in it: .+\.$/,
    );
  });
});
