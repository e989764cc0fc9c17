import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { LANGUAGES, type Language } from '@website/common/languages';
import { WORKBENCH_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';
import { EVERYTHING, samplePagesIn } from '../support/sample-pages.ts';

const WIDTHS = [390, 1440];

/** Phones see the whole sample; on a desk it is enough to see the largest page of each language. */
function pagesFor(language: Language, width: number) {
  const pages = samplePagesIn(language);
  if (EVERYTHING || width === 390) return pages;
  return pages.filter(({ route }) => route === '/');
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode(true) // there are no frames, for which a second page would be opened each time
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** The development server may still be bundling at the first visit, and then reloads the page. */
async function openWorkbench(page: Page, language: Language): Promise<void> {
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(`${WORKBENCH_URL}/workbench/${language}`, { waitUntil: 'networkidle' });
  }
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const language of LANGUAGES) {
      test(`no page in ${language} has a fault`, async ({ page }) => {
        test.setTimeout(EVERYTHING ? 600_000 : 180_000);
        const found: string[] = [];
        for (const { path } of pagesFor(language, width)) {
          await page.goto(path);
          found.push(...(await faults(page)).map((fault) => `${path}: ${fault}`));
        }
        expect(found).toEqual([]);
      });
    }
  });
}

test('the workbench has none, with every primitive in every state and every preview, wide or narrow', async ({
  page,
}) => {
  test.slow();
  await openWorkbench(page, 'en');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faults(page)).toEqual([]);
  }
});

/** States are looked at in the language with the longest words; in all of them by `npm run test:full`. */
const STATE_LANGUAGES: readonly Language[] = EVERYTHING ? LANGUAGES : ['de'];

for (const language of STATE_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    const frame = copyOf(language, 'frame');
    const dialogs = copyOf(language, 'dialogs');

    test('none with a menu open, wide or narrow', async ({ page }) => {
      test.slow();
      await page.goto(addressIn(language, '/faq'));
      await page.getByRole('button', { name: frame.header.language }).click();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: frame.header.menu, exact: true }).click();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: frame.header.resources }).click();
      expect(await faults(page)).toEqual([]);
    });

    for (const kind of ['trial', 'demo'] as const) {
      test(`none in the ${kind} dialog: open, with errors, refused, sent`, async ({ page }) => {
        test.slow();
        let status = 500;
        await page.route('**/api/public/**', (route) => route.fulfill({ status, body: '{}' }));
        await page.goto(`${addressIn(language, '/faq')}?${kind}=true`);
        const dialog = page.getByRole('dialog');
        const submit = dialog.getByRole('button', { name: dialogs[kind].submit });
        await expect(dialog.locator('form[method=post]')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await faults(page)).toEqual([]);
        await submit.click();
        expect(await faults(page)).toEqual([]);
        await dialog.locator('[name=email]').fill('ona@centre.example');
        if (kind === 'trial') await dialog.locator('[name=phone]').fill('+370 600 00001');
        else {
          await dialog.locator('[name=name]').fill('Ona');
          await dialog.getByRole('radio').first().check();
        }
        await submit.click();
        await expect(dialog.getByText(dialogs[kind].refused)).toBeVisible();
        expect(await faults(page)).toEqual([]);
        status = 201;
        await submit.click();
        await expect(dialog.getByText(dialogs[kind].sent.title)).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });
    }

    test('none on the landing page with all details shown', async ({ page }) => {
      await page.goto(addressIn(language, '/'));
      await page.getByText(copyOf(language, 'landing').grid.show, { exact: true }).click();
      expect(await faults(page)).toEqual([]);
    });
  });
}
