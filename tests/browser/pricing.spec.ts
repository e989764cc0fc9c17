import { expect, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { LANGUAGES } from '@website/common/languages';
import { monthlyPrice, priceBook } from '../../site/src/config/prices.ts';
import { money } from '../../site/src/i18n/format.ts';
import { HOST_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';

const copy = copyOf('en', 'pricing');

for (const language of LANGUAGES) {
  test(`the table in ${language} shows what its price book asks`, async ({ page }) => {
    await page.goto(addressIn(language, '/pricing'));
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(8);
    for (const [index, children] of [10, 20, 33, 50, 80, 120, 200].entries()) {
      const price = money(language, monthlyPrice(priceBook(language), children));
      await expect(rows.nth(index + 1)).toContainText(price);
    }
  });
}

test('there are two plans and a subtitle, in Lithuanian one plan and none', async ({ page }) => {
  const multiple = copyOf('en', 'pricing-multiple');
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: copy.single.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: multiple.name })).toBeVisible();
  await expect(page.getByText(multiple.subtitle)).toBeVisible();
  await page.goto('/lt/pricing');
  await expect(page.locator('[aria-labelledby=plan-single]')).toBeVisible();
  await expect(page.locator('[aria-labelledby=plan-multiple]')).toHaveCount(0);
  await expect(page.locator('section[aria-labelledby=pricing-title] p')).toHaveCount(0);
});

test('the calculator reckons, and keeps its numbers in the address', async ({ page }) => {
  await page.goto('/pricing?children=10&locations=2#calculator');
  const total = page.getByRole('status');
  await expect(total).toHaveText('€35.00');
  const children = page.getByRole('slider', { name: copy.calculator.children });
  await children.focus();
  await page.keyboard.press('ArrowRight');
  await expect(total).toHaveText('€36.50');
  await expect(page).toHaveURL(`${HOST_URL}/pricing?children=11&locations=2#calculator`);
});

test('the calculator and a dialog share the address in peace', async ({ page }) => {
  await page.goto('/pricing?children=10&demo=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${HOST_URL}/pricing?children=10`);
});

test('the print view is a quote of one page', async ({ page }) => {
  await page.goto('/pricing?children=10&locations=2#calculator');
  await expect(page.getByRole('status')).toHaveText('€35.00');
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(copy.quote.valid)).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByText(copy.faq.title)).toBeHidden();
});

test('five questions about money open independently', async ({ page }) => {
  await page.goto('/pricing');
  const questions = page.locator('#pricing-faq details');
  await expect(questions).toHaveCount(5);
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('#pricing-faq details[open]')).toHaveCount(2);
});
