import { expect, test } from '@playwright/test';
import { HOST_URL, STATIC_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';

const label = copyOf('en', 'frame').header.language;

test('the switcher stays on the page, keeps query and hash, and remembers the choice', async ({ page }) => {
  await page.goto('/?a=1#why-choose');
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${HOST_URL}/de?a=1#why-choose`);
  const kept = await page.evaluate(() => [localStorage.getItem('i18nextLng'), document.cookie]);
  expect(kept).toEqual(['de', 'i18next=de']);
});

test('a visitor whose stored language differs can still choose English', async ({ page }) => {
  await page.goto('/?lng=de');
  await expect(page).toHaveURL(`${HOST_URL}/de`);
  await page.getByRole('button', { name: copyOf('de', 'frame').header.language }).click();
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${HOST_URL}/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('it closes on Escape, on a click elsewhere and on a choice', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: label });
  const swedish = page.getByRole('link', { name: 'Svenska' }).filter({ visible: true });
  await button.click();
  await expect(swedish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(swedish).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(20, 500);
  await expect(swedish).toBeHidden();
  await button.click();
  await swedish.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the host detects the language', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'pl-PL', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${HOST_URL}/?a=1`);
    await expect(page).toHaveURL(`${HOST_URL}/pl?a=1`);
    await context.close();
  });

  test('the language can be changed, and the host remembers it', async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('link', { name: 'Lietuvių' }).filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
    expect(await context.cookies()).toMatchObject([{ name: 'i18next', value: 'lt' }]);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'lt');
  });

  test('on a plain file server the language can be changed too', async ({ page }) => {
    await page.goto(STATIC_URL);
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('link', { name: 'Русский' }).filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});
