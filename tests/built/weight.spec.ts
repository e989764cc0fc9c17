import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { LANGUAGES } from '@website/common/languages';
import { HOST_URL } from '../support/addresses.ts';
import { builtPages } from '../support/built-site.ts';
import { samplePages } from '../support/sample-pages.ts';

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

test('every other page keeps to 60 KiB', async ({ browser }) => {
  test.setTimeout(180_000);
  const heavy: string[] = [];
  for (const { path } of samplePages().filter((built) => built.route !== '/')) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { kib } = await load(await context.newPage(), HOST_URL + path);
    if (kib > 60) heavy.push(`${path}: ${kib.toFixed(1)} KiB`);
    await context.close();
  }
  expect(heavy).toEqual([]);
});

test('no page runs more than 3 KiB of JavaScript before the first interaction', () => {
  for (const { path, html } of builtPages()) {
    expect(brotliCompressSync(inlineScripts(html)).length, path).toBeLessThanOrEqual(3 * KIB);
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
