import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import { LANGUAGES } from '@website/common/languages';
import { REQUEST_KINDS } from '@website/common/request-fields';
import { describe, expect, it } from 'vitest';
import { NO_PAGES } from '../hosting/site.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { idleStore } from '../testing/idle-store.ts';
import { freshStore } from '../testing/open-stores.ts';
import { formAnswers, sendForm } from '../testing/request-client.ts';
import { runApp } from '../testing/running-app.ts';
import { pageHtml } from '../testing/site-fixture.ts';

const cases = LANGUAGES.flatMap((language) => REQUEST_KINDS.map((kind) => [kind, language] as const));

describe('a form sent without a script', () => {
  it.each(cases)('for a %s goes on to the thank-you page (%s)', async (kind, language) => {
    const { port } = await runApp();
    const answer = await sendForm(port, kind, formAnswers(kind, { website: '' }), {
      query: `?lng=${language}`,
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(addressIn(language, `/thanks/${kind}`));
  });

  it('is stored with the language of its page', async () => {
    const store = await freshStore('sqlite');
    const { port } = await runApp({ store });
    await sendForm(port, 'trial', formAnswers('trial'), { query: '?lng=pl' });
    await sendForm(port, 'trial');
    const stored = await store.list({ order: 'oldest', limit: 9 });
    expect(stored.map(({ language }) => language)).toEqual(['pl', null]);
  });

  it.each([
    ['its page', { referer: 'http://127.0.0.1/de/pricing', host: '127.0.0.1' }, 'de'],
    ['its page on the configured site', { referer: `${company.siteUrl}/ru` }, 'ru'],
    ['its English page', { referer: `${company.siteUrl}/faq`, 'accept-language': 'lt' }, 'en'],
    ['the cookie', { cookie: 'i18next=sv', 'accept-language': 'lt' }, 'sv'],
    ['the browser', { 'accept-language': 'nb-NO, de' }, 'no'],
    [
      'the browser, not another site',
      { referer: 'https://other.example/fr/x', 'accept-language': 'es' },
      'es',
    ],
    ['nothing', {}, 'en'],
  ] as const)('without a named language is answered after %s (%j): %s', async (_, headers, language) => {
    const { port } = await runApp();
    const answer = await sendForm(port, 'demo', formAnswers('demo'), { headers });
    expect(answer.headers.location).toBe(addressIn(language, '/thanks/demo'));
  });

  it('with a fault is answered by the page that says so, in its language', async () => {
    const { port } = await runApp();
    const answer = await sendForm(port, 'demo', formAnswers('demo', { email: 'ona' }), { query: '?lng=lt' });
    expect(answer.status).toBe(422);
    expect(answer.body.toString()).toBe(pageHtml('lt', '/request-error/invalid'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': 'lt',
    });
    expect(answer.headers['content-security-policy']).toContain('sha256-');
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it('that cannot be stored is answered by the page that asks for patience', async () => {
    const accept = () => Promise.reject(new StorageUnavailable('database or disk is full'));
    const { port } = await runApp({ store: { ...idleStore, accept } });
    const answer = await sendForm(port, 'trial', formAnswers('trial'), { query: '?lng=fr' });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.body.toString()).toBe(pageHtml('fr', '/request-error/busy'));
  });

  it('goes to the site where that is on another host', async () => {
    const { port } = await runApp({ site: NO_PAGES, settings: { SITE_URL: 'https://www.centre.example' } });
    const thanks = await sendForm(port, 'trial', formAnswers('trial'), { query: '?lng=lt' });
    expect(thanks.headers.location).toBe('https://www.centre.example/lt/thanks/trial');
    const fault = await sendForm(port, 'trial', {}, { query: '?lng=lt' });
    expect([fault.status, fault.headers.location]).toEqual([
      303,
      'https://www.centre.example/lt/request-error/invalid',
    ]);
  });

  it('cannot send a visitor to another host', async () => {
    const { port } = await runApp();
    const odd = {
      query: '?lng=//evil.example',
      headers: { referer: 'https://evil.example//evil.example/lt' },
    };
    const answer = await sendForm(port, 'trial', formAnswers('trial'), odd);
    expect(answer.headers.location).toBe('/thanks/trial');
  });
});
