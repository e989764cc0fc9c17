import { expect, test } from '@playwright/test';
import { HOST_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';
import { dialog } from '../support/request-dialogs.ts';

const frame = copyOf('en', 'frame');

test.describe('the address', () => {
  test('gains the parameter when a dialog opens and loses it when it closes', async ({ page }) => {
    await page.goto('/?a=1');
    await page.getByRole('banner').getByRole('button', { name: frame.tryFree }).click();
    await expect(page).toHaveURL(`${HOST_URL}/?a=1&trial=true`);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${HOST_URL}/?a=1`);
  });

  test('Back closes the dialog, Forward opens it again', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: frame.tryFree }).click();
    await expect(page).toHaveURL(/trial=true/);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });

  for (const path of ['/', '/lt', '/thanks/demo', '/nowhere', '/sv/nowhere']) {
    test(`opens both dialogs on ${path}, and the trial wins`, async ({ page }) => {
      for (const [query, field] of [
        ['trial=true', 'phone'],
        ['demo=true', 'name'],
        ['demo=true&trial=true', 'phone'],
      ]) {
        await page.goto(`${path}?${query}`);
        await expect(dialog(page).locator(`[name=${field}]`)).toBeVisible();
        await expect(page.locator('dialog[open]')).toHaveCount(1);
      }
    });
  }

  test('closing a dialog that the address opened takes the parameter away and stays on the page', async ({
    page,
  }) => {
    await page.goto('/?demo=true#why-choose');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${HOST_URL}/#why-choose`);
  });
});
