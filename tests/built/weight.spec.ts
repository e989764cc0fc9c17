import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { LANGUAGES } from '@website/common/languages';
import { HOST_URL } from '../support/addresses.ts';
import { type BuiltPage, builtPages, DIST } from '../support/built-site.ts';
import { elements } from '../support/markup.ts';

const KIB = 1024;

/** Bytes that travel for a page on a phone before anybody touches it. */
async function load(page: Page, path: string) {
  const answers: { url: string; bytes: number; script: boolean }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    answers.push({
      url: request.url(),
      bytes: responseBodySize + responseHeadersSize,
      script: request.resourceType() === 'script',
    });
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
  return {
    requests: answers.map(({ url }) => url),
    kib: answers.reduce((sum, { bytes }) => sum + bytes, 0) / KIB,
    scripts: answers.filter(({ script }) => script).map(({ url }) => url),
  };
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .join('\n');

test.use({ viewport: { width: 390, height: 844 } });

for (const language of LANGUAGES) {
  const path = addressIn(language, '/');
  test(`the landing page in ${language} keeps to 80 KiB and 6 requests, none of them a script`, async ({
    page,
  }) => {
    const { kib, requests, scripts } = await load(page, path);
    expect(kib).toBeLessThanOrEqual(80);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(6);
    expect(scripts).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(HOST_URL))).toEqual([]);
  });
}

/** The most that headers of a page and its font take; the policy with its hashes is the longest of them. */
const HEADERS = 2.75 * KIB;

/** What a page weighs by its files: itself, compressed, and everything that it asks for at once. */
function weightByFiles({ path, html }: BuiltPage): number {
  const file = path.endsWith('/404') ? `${path}.html` : `${path === '/' ? '' : path}/index.html`;
  const asked = elements(html, 'link').filter(({ rel }) => ['preload', 'stylesheet'].includes(rel ?? ''));
  const sources = [...html.matchAll(/<(?:img|script|source)\b[^>]*\ssrc="(\/[^"]*)"/g)].map(
    ([, src = '']) => src,
  );
  return [`${file}.br`, ...asked.map(({ href = '' }) => href), ...sources]
    .map((name) => statSync(join(DIST, name)).size)
    .reduce((sum, size) => sum + size, HEADERS);
}

test('every other page keeps to 60 KiB by its files', () => {
  const others = builtPages().filter(({ route }) => route !== '/');
  expect(others.length).toBeGreaterThan(400);
  const heavy = others.map((page) => [page.path, weightByFiles(page) / KIB] as const);
  expect(heavy.filter(([, kib]) => kib > 60)).toEqual([]);
});

for (const route of ['/pricing', '/ru/features/childcare-invoice', '/lt/blog/daycare-billing-automation']) {
  test(`${route} weighs in the browser no more than its files`, async ({ page }) => {
    const { kib, requests, scripts } = await load(page, route);
    const built = builtPages().find(({ path }) => path === route);
    expect(built).toBeDefined();
    if (built) expect(kib).toBeLessThanOrEqual(weightByFiles(built) / KIB);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(6);
    expect(scripts).toEqual([]);
  });
}

test('no page runs more than 3 KiB of JavaScript before the first interaction', () => {
  // Most pages run the same scripts: each set is weighed once.
  const pathOf = new Map(builtPages().map(({ path, html }) => [inlineScripts(html), path]));
  for (const [scripts, path] of pathOf) {
    expect(brotliCompressSync(scripts).length, path).toBeLessThanOrEqual(3 * KIB);
  }
});

test('opening a dialog for the first time loads at most 75 KiB of JavaScript, after the dialog is shown', async ({
  page,
}) => {
  await page.goto('/404-for-a-light-page');
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(bytes).toBe(0);
  await expect.poll(() => bytes).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(bytes / KIB).toBeLessThanOrEqual(75);
});

test('nothing moves while a page loads, even when the font comes late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/lt', '/de', '/ru']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(800);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toBeLessThan(0.0005);
  }
});
