import { expect, test } from '@playwright/test';

/** One page of each kind, no two in one language. */
const KINDS = [
  '/',
  '/lt/pricing',
  '/de/faq',
  '/fr/privacy',
  '/ru/features/childcare-invoice',
  '/es/blog',
  '/pl/blog/daycare-billing-automation',
  '/no/thanks/trial',
  '/sv/404-nowhere',
];

test('in print the words are there and the menus are not', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // Prices print as a quote, which has its own test.
  for (const path of KINDS.filter((kind) => !kind.endsWith('/pricing'))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeHidden();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});

test('print shows every answer and every detail, open or not', async ({ page }) => {
  await page.goto('/de/faq');
  await page.emulateMedia({ media: 'print' });
  const answers = page.locator('main details > :not(summary)');
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('in forced colours, which paint no ground, buttons, cards and chips keep an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of KINDS) {
    await page.goto(path);
    const bare = await page
      .locator('main button:visible')
      .evaluateAll((all) =>
        all
          .filter(
            (one) => getComputedStyle(one).borderTopWidth === '0px' && (one.textContent ?? '').trim() !== '',
          )
          .map((one) => one.textContent),
      );
    expect(bare, path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page reads, and its menu opens', async ({ page }) => {
    for (const path of KINDS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const words = await page.getByRole('main').innerText();
      expect(words.length, path).toBeGreaterThan(150);
      await page.locator('[popovertarget="resources-menu"]').first().click();
      await expect(page.locator('#resources-menu'), path).toBeVisible();
    }
  });
});

test('text at twice its size still fits a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  for (const path of KINDS) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important }');
      document.adoptedStyleSheets = [sheet];
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
  }
});
