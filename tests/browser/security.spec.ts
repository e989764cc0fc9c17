import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { LANGUAGES } from '@website/common/languages';
import { HOST_URL } from '../support/addresses.ts';

/** Scrolls to everything that waits to be seen, so that all scripts of a page run. */
async function wakeIslands(page: Page): Promise<void> {
  for (const island of await page.locator('main astro-island').all()) {
    await island.evaluate((element) => element.firstElementChild?.scrollIntoView());
    await expect(island).not.toHaveAttribute('ssr');
  }
}

test('no page breaks its own content security policy or asks another host for anything', async ({ page }) => {
  test.slow();
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => request.url().startsWith(HOST_URL) || complaints.push(request.url()));
  for (const language of LANGUAGES) {
    await page.goto(addressIn(language, '/'));
    await wakeIslands(page);
  }
  for (const path of [
    '/lt/pricing',
    '/ru/blog/seo-content',
    '/de/thanks/demo',
    '/fr/privacy',
    '/sv?demo=true',
  ]) {
    await page.goto(path);
    await wakeIslands(page);
  }
  expect(complaints).toEqual([]);
});

test('text cannot become markup, not even by our own scripts', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an inline script that is not ours does not run', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.intruder = true');
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

const HOSTILE = ['"><img src=x onerror=alert(1)>', 'javascript:alert(1)'];

test('hostile values in any parameter, the hash, storage or cookie do nothing', async ({ browser }) => {
  test.slow();
  const complaints: string[] = [];
  for (const value of HOSTILE) {
    const context = await browser.newContext({ locale: 'en-GB' });
    await context.addCookies([{ name: 'i18next', value: encodeURIComponent(value), url: HOST_URL }]);
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      complaints.push(`${value}: ${dialog.message()}`);
      return dialog.dismiss();
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    await page.goto(`${HOST_URL}/robots.txt`);
    await page.evaluate((text) => localStorage.setItem('i18nextLng', text), value);
    const text = encodeURIComponent(value);
    for (const address of [
      `/?lng=${text}&trial=${text}&demo=${text}#${text}`,
      `/pricing?children=${text}&locations=${text}#calculator`,
      `/faq#${text}`,
      `/blog?page=${text}`,
      `/features/${text}`,
    ]) {
      await page.goto(HOST_URL + address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    }
    await context.close();
  }
  expect(complaints).toEqual([]);
});
