import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { HOST_URL, STATIC_URL } from '../support/addresses.ts';

type Visitor = { browser: string; stored?: string; cookie?: string };

async function arrive(context: BrowserContext, visitor: Visitor): Promise<Page> {
  if (visitor.cookie !== undefined) {
    await context.addCookies(
      [HOST_URL, STATIC_URL].map((url) => ({ name: 'i18next', value: visitor.cookie ?? '', url })),
    );
  }
  const page = await context.newPage();
  if (visitor.stored !== undefined) {
    for (const url of [HOST_URL, STATIC_URL]) {
      await page.goto(`${url}/robots.txt`);
      await page.evaluate((language) => localStorage.setItem('i18nextLng', language), visitor.stored);
    }
  }
  return page;
}

const kept = (page: Page) =>
  page.evaluate(() => ({ stored: localStorage.getItem('i18nextLng'), cookie: document.cookie }));

/** Visitor, address, and where it must end: the same on our host and on a plain file server. */
const JOURNEYS: [string, Visitor, string, string, string][] = [
  ['an English browser stays', { browser: 'en-GB' }, '/', '/', 'en'],
  ['a Lithuanian browser is taken to Lithuanian', { browser: 'lt-LT' }, '/', '/lt', 'lt'],
  ['Bokmål is Norwegian', { browser: 'nb-NO' }, '/', '/no', 'no'],
  ['Nynorsk is Norwegian', { browser: 'nn-NO' }, '/', '/no', 'no'],
  ['an unsupported language means English', { browser: 'ja-JP' }, '/', '/', 'en'],
  ['the cookie outranks the browser', { browser: 'lt-LT', cookie: 'de' }, '/', '/de', 'de'],
  ['the parameter outranks the cookie', { browser: 'lt-LT', cookie: 'de' }, '/?lng=fr', '/fr', 'fr'],
  [
    'storage outranks the parameter',
    { browser: 'lt-LT', cookie: 'de', stored: 'sv' },
    '/?lng=fr',
    '/sv',
    'sv',
  ],
  ['stored English outranks everything', { browser: 'lt-LT', stored: 'en' }, '/?lng=fr', '/', 'en'],
  ['a stale value in storage is passed over', { browser: 'lt-LT', stored: 'xx' }, '/', '/lt', 'lt'],
  ['query and hash survive', { browser: 'de-AT' }, '/?a=1&lng=xx#why-choose', '/de?a=1#why-choose', 'de'],
  [
    'an address with a code shows its language',
    { browser: 'lt-LT', stored: 'fr', cookie: 'fr' },
    '/de',
    '/de',
    'de',
  ],
  ['a parameter does not move an address with a code', { browser: 'lt-LT' }, '/de?lng=fr', '/de', 'de'],
  ['the old English address leads to the root', { browser: 'en-GB' }, '/en', '/', 'en'],
  ['everything below it too', { browser: 'en-GB' }, '/en/pricing?a=1', '/?a=1', 'en'],
];

for (const [host, origin] of [
  ['our host', HOST_URL],
  ['a plain file server', STATIC_URL],
] as const) {
  test.describe(`on ${host}`, () => {
    for (const [name, visitor, from, to, language] of JOURNEYS) {
      test(`${name}: ${from}`, async ({ browser }) => {
        const context = await browser.newContext({ locale: visitor.browser });
        const page = await arrive(context, visitor);
        await page.goto(origin + from);
        await expect(page).toHaveURL(
          (url) =>
            url.href.replace(origin, '').replace(/\/(?=$|[?#])/, '') === to.replace(/^\/(?=$|[?#])/, ''),
        );
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await context.close();
      });
    }

    test('a plain visit stores nothing', async ({ browser }) => {
      const context = await browser.newContext({ locale: 'lt-LT' });
      const page = await arrive(context, { browser: 'lt-LT' });
      await page.goto(origin);
      await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
      expect(await kept(page)).toEqual({ stored: null, cookie: '' });
      await context.close();
    });

    test('a parameter is a choice: stored in both places, and gone from the address', async ({ browser }) => {
      const context = await browser.newContext({ locale: 'en-GB' });
      const page = await arrive(context, { browser: 'en-GB' });
      await page.goto(`${origin}/?lng=pl&a=1`);
      await expect(page).toHaveURL(/\/pl\/?\?a=1$/);
      expect(await kept(page)).toEqual({ stored: 'pl', cookie: 'i18next=pl' });
      await context.close();
    });

    test('going on to another language leaves no step in the history', async ({ browser }) => {
      const context = await browser.newContext({ locale: 'lt-LT' });
      const page = await context.newPage();
      await page.goto(`${origin}/robots.txt`);
      await page.goto(`${origin}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
      await page.goBack();
      await expect(page).toHaveURL(`${origin}/robots.txt`);
      await context.close();
    });
  });
}
