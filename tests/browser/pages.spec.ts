import { expect, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { LANGUAGE_FACTS, LANGUAGES } from '@website/common/languages';
import { RESOURCE_GROUPS } from '../../site/src/config/navigation.ts';
import { HOST_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';

const frame = copyOf('en', 'frame');
const labels = copyOf('en', 'feature-page');

test.describe('feature pages', () => {
  for (const [group, slugs] of Object.entries(RESOURCE_GROUPS)) {
    test(`are reached from the Resources menu, and have the buttons of the template: ${group}`, async ({
      page,
    }) => {
      const slug = slugs[0];
      await page.goto('/faq');
      await page.getByRole('button', { name: frame.header.resources }).click();
      await page
        .locator('#resources-menu')
        .getByRole('link', { name: frame.featureNames[slug], exact: true })
        .click();
      await expect(page).toHaveURL(`${HOST_URL}/features/${slug}`);
      const main = page.getByRole('main');
      for (const name of [labels.startTrial, labels.watchDemo, labels.startNow, labels.scheduleDemo]) {
        await expect(main.getByRole('button', { name, exact: true })).toBeVisible();
      }
      await expect(page.locator('[aria-labelledby=benefits-title] li')).toHaveCount(6);
    });
  }

  test('Back to Home leads home, and a wrong name to a page that says so', async ({ page }) => {
    await page.goto('/de/features/payroll');
    await page.getByRole('link', { name: copyOf('de', 'feature-page').backToHome, exact: true }).click();
    await expect(page).toHaveURL(`${HOST_URL}/de`);
    const answer = await page.goto('/de/features/teleportation');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });

  for (const [button, field] of [
    [labels.startTrial, 'phone'],
    [labels.watchDemo, 'name'],
    [labels.startNow, 'phone'],
    [labels.scheduleDemo, 'name'],
  ] as const) {
    test(`${button} opens its dialog`, async ({ page }) => {
      await page.goto('/features/payroll');
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog').locator(`[name=${field}]`)).toBeVisible();
    });
  }
});

test.describe('the FAQ', () => {
  const faq = copyOf('en', 'faq');

  test('has seven questions, any number of which may be open', async ({ page }) => {
    await page.goto('/faq');
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(7);
    for (const index of [0, 2, 6]) await questions.nth(index).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(3);
    await questions.nth(2).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(2);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`opens the answer that the address names, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, locale: 'en-GB' });
      const page = await context.newPage();
      await page.goto(`${HOST_URL}/faq#export`);
      await expect(page.getByText(faq.items.export.answer[0] ?? '')).toBeVisible();
      await expect(page.getByText(faq.items.moving.answer[0] ?? '')).toBeHidden();
      await context.close();
    });
  }
});

test.describe('the privacy policy', () => {
  test('has eight numbered sections that its contents lead to', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/privacy');
    for (const [index, { title }] of Object.values(copyOf('en', 'privacy').sections).entries()) {
      await expect(page.getByRole('heading', { name: `${index + 1}. ${title}` })).toBeVisible();
      await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first().click();
    }
  });

  for (const language of LANGUAGES) {
    test(`is dated on the day of viewing in ${language}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2031-03-09T12:00:00'));
      await page.goto(addressIn(language, '/privacy'));
      const day = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].intl, { dateStyle: 'long' }).format(
        new Date('2031-03-09T12:00:00'),
      );
      await expect(page.locator('time[data-today]')).toHaveText(day);
    });
  }
});
