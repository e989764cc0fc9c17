import { expect, type Page, test } from '@playwright/test';
import { company } from '@website/common/company';
import { copyOf } from '../support/copy.ts';
import { answerWith, dialog } from '../support/request-dialogs.ts';

const copy = copyOf('en', 'dialogs');
const frame = copyOf('en', 'frame');

async function openDemo(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: frame.seeDemo }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fillDemo(page: Page): Promise<void> {
  await dialog(page).getByLabel(copy.demo.name).fill('  Rasa Žukaitė ');
  await dialog(page).getByLabel(copy.email).fill('rasa@darzelis.example');
  await dialog(page).getByRole('radio', { name: '10-50' }).check();
}

const submitDemo = (page: Page) => dialog(page).getByRole('button', { name: copy.demo.submit }).click();

/** React has arrived once the form checks itself. */
const hydrated = (page: Page) =>
  expect(dialog(page).locator('form[novalidate], form[action*="demo-request?"]')).toBeVisible();

test.describe('the demo dialog', () => {
  test('sends exactly the fields of the contract, says so, and is empty when opened again', async ({
    page,
  }) => {
    const bodies = await answerWith(page, 200);
    await openDemo(page);
    await hydrated(page);
    await fillDemo(page);
    await submitDemo(page);
    await expect(dialog(page).getByRole('heading', { name: copy.demo.sent.title })).toBeFocused();
    await expect(dialog(page)).toContainText(copy.demo.sent.text);
    expect(bodies).toEqual([
      {
        path: '/api/public/demo-request-2',
        name: 'Rasa Žukaitė',
        email: 'rasa@darzelis.example',
        kidsCount: '10-50',
        source: 'demo_popup',
        utm_source: 'website',
        utm_medium: 'demo_dialog',
        utm_campaign: 'demo_request',
      },
    ]);
    await dialog(page).getByRole('button', { name: copy.close }).last().click();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: frame.seeDemo }).click();
    await expect(dialog(page).getByLabel(copy.demo.name)).toHaveValue('');
    await expect(dialog(page).getByRole('radio', { name: '10-50' })).not.toBeChecked();
  });

  test('shows no error before the first try, then all at once, and clears each as it is mended', async ({
    page,
  }) => {
    const { errors } = copy.demo;
    await openDemo(page);
    await hydrated(page);
    await dialog(page).getByLabel(copy.demo.name).focus();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByText(errors.nameMissing)).toBeHidden();
    await submitDemo(page);
    for (const error of [errors.nameMissing, errors.emailMissing, errors.kidsCountMissing]) {
      await expect(dialog(page).getByText(error)).toBeVisible();
    }
    await expect(dialog(page).getByLabel(copy.demo.name)).toBeFocused();
    await dialog(page).getByLabel(copy.demo.name).fill('R');
    await expect(dialog(page).getByText(errors.nameMissing)).toBeHidden();
    await dialog(page).getByLabel(copy.email).fill('rasa@');
    await submitDemo(page);
    await expect(dialog(page).getByText(errors.emailInvalid)).toBeVisible();
    await expect(dialog(page).getByLabel(copy.email)).toBeFocused();
    await dialog(page).getByLabel(copy.email).fill('rasa@darzelis.example');
    await dialog(page).getByRole('radio', { name: '<10' }).check();
    await expect(dialog(page).getByText(errors.emailInvalid)).toBeHidden();
    await expect(dialog(page).getByText(errors.kidsCountMissing)).toBeHidden();
  });

  for (const [situation, status, message] of [
    ['an answer that is not a success', 500, copy.demo.refused],
    ['a network that fails', 'failure', copy.demo.unreachable],
  ] as const) {
    test(`keeps everything after ${situation}, and offers another way`, async ({ page }) => {
      await answerWith(page, status);
      await openDemo(page);
      await hydrated(page);
      await fillDemo(page);
      await submitDemo(page);
      const alert = dialog(page).getByRole('alert');
      await expect(alert).toContainText(message);
      await expect(alert).toBeFocused();
      await expect(alert.getByRole('link', { name: company.email })).toBeVisible();
      await expect(dialog(page).getByLabel(copy.email)).toHaveValue('rasa@darzelis.example');
      await expect(dialog(page).getByRole('radio', { name: '10-50' })).toBeChecked();
    });
  }

  test('says that it is sending, and cannot be closed meanwhile', async ({ page }) => {
    await answerWith(page, 200, 1500);
    await openDemo(page);
    await hydrated(page);
    await fillDemo(page);
    await submitDemo(page);
    await expect(dialog(page).getByRole('button', { name: copy.sending })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: copy.close })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: copy.demo.sent.title })).toBeVisible();
  });

  test('a second click while sending sends nothing more', async ({ page }) => {
    const bodies = await answerWith(page, 200, 500);
    await openDemo(page);
    await hydrated(page);
    await fillDemo(page);
    await dialog(page).getByRole('button', { name: copy.demo.submit }).dblclick();
    await expect(dialog(page).getByRole('heading', { name: copy.demo.sent.title })).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

test('focus goes into the dialog, stays there, and comes back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: frame.seeDemo });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel(copy.demo.name)).toBeFocused();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a request reaches the real service and is kept there', async ({ page }) => {
  await openDemo(page);
  await hydrated(page);
  await fillDemo(page);
  const answer = page.waitForResponse('**/api/public/demo-request-2');
  await submitDemo(page);
  expect((await answer).status()).toBe(201);
  await expect(dialog(page).getByRole('heading', { name: copy.demo.sent.title })).toBeVisible();
});
