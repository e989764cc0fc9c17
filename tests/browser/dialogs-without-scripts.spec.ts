import { expect, test } from '@playwright/test';
import { HOST_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';
import { dialog } from '../support/request-dialogs.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const lithuanian = copyOf('lt', 'dialogs');
  const header = copyOf('lt', 'frame');

  test('a trial can be asked for, and the answer is a page in the same language', async ({ page }) => {
    await page.goto('/lt');
    await page.getByRole('banner').getByRole('button', { name: header.tryFree }).click();
    await dialog(page).getByLabel(lithuanian.email).fill('rasa@darzelis.example');
    await dialog(page).getByLabel(lithuanian.trial.phone).fill('8 600 00000');
    await dialog(page).getByRole('button', { name: lithuanian.trial.submit }).click();
    await expect(page).toHaveURL(`${HOST_URL}/lt/thanks/trial`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('lt', 'thanks').trial.heading);
  });

  test('a demo can be asked for too', async ({ page }) => {
    await page.goto('/lt/pricing');
    await page.getByRole('banner').getByRole('button', { name: header.seeDemo }).click();
    await dialog(page).getByLabel(lithuanian.demo.name).fill('Rasa Žukaitė');
    await dialog(page).getByLabel(lithuanian.email).fill('rasa.z@darzelis.example');
    await dialog(page).getByText('>100').click();
    await dialog(page).getByRole('button', { name: lithuanian.demo.submit }).click();
    await expect(page).toHaveURL(`${HOST_URL}/lt/thanks/demo`);
  });
});
