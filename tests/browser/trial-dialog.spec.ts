import { expect, test } from '@playwright/test';
import { copyOf } from '../support/copy.ts';
import { answerWith, dialog } from '../support/request-dialogs.ts';

const copy = copyOf('en', 'dialogs');

test.describe('the trial dialog', () => {
  test('sends exactly the fields of the contract', async ({ page }) => {
    const bodies = await answerWith(page, 201);
    await page.goto('/?trial=true');
    await page.waitForLoadState('networkidle');
    await dialog(page).getByLabel(copy.email).fill('rasa@darzelis.example');
    await dialog(page).getByLabel(copy.trial.phone).fill('+370 (600) 00 000');
    await dialog(page).getByRole('button', { name: copy.trial.submit }).click();
    await expect(dialog(page).getByRole('heading', { name: copy.trial.sent.title })).toBeVisible();
    expect(bodies).toEqual([
      {
        path: '/api/public/demo-request',
        email: 'rasa@darzelis.example',
        phone: '+370 (600) 00 000',
        source: 'trial_popup',
        utm_source: 'website',
        utm_medium: 'trial_dialog',
        utm_campaign: 'free_trial',
      },
    ]);
  });

  test('leaves the checks to the browser', async ({ page }) => {
    const bodies = await answerWith(page, 201);
    await page.goto('/?trial=true');
    await page.waitForLoadState('networkidle');
    const email = dialog(page).getByLabel(copy.email);
    await dialog(page).getByRole('button', { name: copy.trial.submit }).click();
    await expect(email).toBeFocused();
    expect(
      await email.evaluate((input) => input instanceof HTMLInputElement && input.validity.valueMissing),
    ).toBe(true);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(dialog(page).getByLabel(copy.trial.phone)).toHaveAttribute('type', 'tel');
    expect(bodies).toEqual([]);
  });

  test('shows a translated message when it is refused', async ({ page }) => {
    await answerWith(page, 503);
    const polish = copyOf('pl', 'dialogs');
    await page.goto('/pl?trial=true');
    await page.waitForLoadState('networkidle');
    await dialog(page).getByLabel(polish.email).fill('a@b.example');
    await dialog(page).getByLabel(polish.trial.phone).fill('1');
    await dialog(page).getByRole('button', { name: polish.trial.submit }).click();
    await expect(dialog(page).getByRole('alert')).toContainText(polish.trial.refused);
  });
});
