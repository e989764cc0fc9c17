import { describe, expect, it } from 'vitest';
import { ask } from '../testing/http-client.ts';
import { runApp } from '../testing/running-app.ts';

type Row = [path: string, headers: Record<string, string>, status: number, location?: string];

const lt = { 'accept-language': 'lt' };

async function expectRow([path, headers, status, location]: Row) {
  const { port } = await runApp();
  const answer = await ask(port, path, { headers });
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
  return answer;
}

describe('an address without a language', () => {
  it.each<Row>([
    ['/', {}, 200],
    ['/', { 'accept-language': 'en-GB,lt;q=0.5' }, 200],
    ['/', { 'accept-language': 'xx' }, 200],
    ['/', { 'accept-language': '*' }, 200],
    ['/', lt, 302, '/lt'],
    ['/', { 'accept-language': 'nb-NO' }, 302, '/no'],
    ['/', { 'accept-language': 'xx, de-AT;q=0.4' }, 302, '/de'],
    ['/pricing', lt, 302, '/lt/pricing'],
    ['/blog/page/2', lt, 302, '/lt/blog/page/2'],
    ['/pricing', { cookie: 'a=b; i18next=sv; c=d' }, 302, '/sv/pricing'],
    ['/pricing', { ...lt, cookie: 'i18next=en' }, 200],
    ['/pricing', { ...lt, cookie: 'noti18next=en' }, 302, '/lt/pricing'],
    ['/pricing', { ...lt, cookie: 'i18next=xx' }, 302, '/lt/pricing'],
    ['/pricing?lng=fr', { ...lt, cookie: 'i18next=sv' }, 302, '/fr/pricing?lng=fr'],
    ['/pricing?lng=en', { ...lt, cookie: 'i18next=sv' }, 200],
    ['/pricing?lng=xx', lt, 302, '/lt/pricing?lng=xx'],
    ['/?a=%20b&trial=true&lng=de-AT&x=1?2', {}, 302, '/de?a=%20b&trial=true&lng=de-AT&x=1?2'],
    ['/?', lt, 302, '/lt?'],
    ['/only-english', lt, 200],
    ['/favicon.svg', lt, 200],
    ['/nothing-here', lt, 404],
  ])('%s asked with %j is answered with %i %s', async (...row) => {
    await expectRow(row);
  });

  it('is for this visitor alone, whichever way it is answered', async () => {
    const page = await expectRow(['/pricing', {}, 200]);
    expect(page.headers).toMatchObject({
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'cache-control': 'private, no-cache',
      'content-language': 'en',
    });
    const redirect = await expectRow(['/pricing', lt, 302, '/lt/pricing']);
    expect(redirect.headers).toMatchObject({
      vary: 'Accept-Language, Cookie',
      'cache-control': 'private, no-cache',
    });
  });
});

describe('an address with a language', () => {
  it.each<Row>([
    ['/lt', {}, 200],
    ['/lt/pricing', { 'accept-language': 'de', cookie: 'i18next=fr' }, 200],
    ['/lt/pricing?lng=de', {}, 200],
  ])('%s asked with %j shows its own language', async (...row) => {
    const { headers, body } = await expectRow(row);
    expect(headers['content-language']).toBe('lt');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toContain('lang="lt"');
  });
});

describe('an old or untidy address', () => {
  it.each<Row>([
    ['/en', {}, 308, '/'],
    ['/en/', {}, 308, '/'],
    ['/en/pricing?trial=true', lt, 308, '/?trial=true'],
    ['/pricing/', lt, 308, '/pricing'],
    ['/pricing/?a=1', {}, 308, '/pricing?a=1'],
    ['/pricing//', {}, 308, '/pricing'],
    ['/lt/', {}, 308, '/lt'],
    ['/index.html', {}, 308, '/'],
    ['/pricing/index.html?a=1', {}, 308, '/pricing?a=1'],
    ['/lt/pricing.html', {}, 308, '/lt/pricing'],
    ['/blog?page=2', lt, 308, '/blog/page/2#posts'],
    ['/lt/blog?page=3', {}, 308, '/lt/blog/page/3#posts'],
    ['/blog?page=1', {}, 308, '/blog#posts'],
    ['/blog?a=1&page=2&lng=de', {}, 308, '/blog/page/2?a=1&lng=de#posts'],
    ['/blog?page=99', {}, 200],
    ['/blog?page=0', {}, 200],
    ['/blog?page=2/../../x', {}, 200],
    ['/pricing?page=2', {}, 200],
    ['//', {}, 308, '/'],
    ['//evil.example/', {}, 404],
    ['//evil.example', {}, 404],
    ['//evil.example/pricing/', {}, 404],
    ['/\\evil.example/', {}, 404],
    ['/lt//evil.example/', {}, 404],
    ['/en//evil.example/', {}, 308, '/'],
    ['/nothing-here/', {}, 404],
  ])('%s asked with %j is answered with %i %s', async (...row) => {
    await expectRow(row);
  });

  it('accepts a whole address in place of the path', async () => {
    await expectRow(['http://evil.example/pricing/', {}, 308, '/pricing']);
    await expectRow(['HTTP://localhost?lng=lt', {}, 302, '/lt?lng=lt']);
  });
});

describe('an unknown address', () => {
  it.each([
    ['/nothing-here', 'en'],
    ['/lt/nothing-here', 'lt'],
    ['/no/blog/page/77', 'no'],
    ['/404', 'en'],
    ['/404.html', 'en'],
    ['/lt/404', 'lt'],
    ['/_headers', 'en'],
    ['/_redirects', 'en'],
    ['/.DS_Store', 'en'],
    ['/index.html.br', 'en'],
    ['/_astro/main.C0ffee.css.gz', 'en'],
    ['/%zz', 'en'],
    ['/%00', 'en'],
    ['/..%2f..%2fetc/passwd', 'en'],
    ['/lt/../../package.json', 'lt'],
    [`/${'a'.repeat(9000)}`, 'en'],
    [`/lt${'/'.repeat(9000)}x`, 'lt'],
    ['/__proto__', 'en'],
  ])('%s is answered with the 404 page in %s', async (path, language) => {
    const { headers, body } = await expectRow([path, lt, 404]);
    expect(headers['content-language']).toBe(language);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(`<p>${language} is not there</p>`);
  });
});
