import { expect, type Page, test } from '@playwright/test';
import { HOST_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';

// Whole journeys without a pointer: nothing here clicks.
const frame = copyOf('en', 'frame');
const dialogs = copyOf('en', 'dialogs');

/** Goes on by Tab until the wanted control has the focus, as a visitor would. */
async function tabTo(page: Page, wanted: (focused: Element) => boolean, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(
      `(${wanted.toString()})(document.activeElement) && document.activeElement.checkVisibility()`,
    );
    if (reached) return;
  }
  throw new Error(`Not reached in ${most} presses of Tab: ${wanted}`);
}

/** What has the focus must be seen to have it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const focused = document.activeElement;
    const marked = focused?.closest('label') ?? focused;
    return [focused, marked].map((one) => (one ? getComputedStyle(one).outlineStyle : 'none'));
  });
  expect(outline).not.toEqual(['none', 'none']);
}

test('past the header to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByText(frame.skipLink)).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('from the Resources menu to a feature page and back home', async ({ page }) => {
  await page.goto('/faq');
  const open = page.getByRole('button', { name: frame.header.resources });
  await open.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, (focused) => focused.getAttribute('href') === '/features/payroll');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${HOST_URL}/features/payroll`);
  await tabTo(page, (focused) => focused.getAttribute('href') === '/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOST_URL);
});

test('to another language', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: frame.header.language }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, (focused) => focused.getAttribute('data-language') === 'sv');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${HOST_URL}/sv/pricing`);
});

test('a trial is asked for, and the focus is where it began', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: frame.tryFree });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name=email]')).toBeFocused();
  await page.keyboard.type('klara@forskola.example');
  await page.keyboard.press('Tab');
  await expect(dialog.locator('[name=phone]')).toBeFocused();
  await page.keyboard.type('+46 70 000 00 00');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(dialogs.trial.sent.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a demo is asked for after mending what was missing', async ({ page }) => {
  await page.goto('/pricing?demo=true');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('form[novalidate]')).toBeVisible();
  await expect(dialog.locator('[name=name]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(dialogs.demo.errors.nameMissing)).toBeVisible();
  await expect(dialog.locator('[name=name]')).toBeFocused();
  await page.keyboard.type('Klara Lind');
  await page.keyboard.press('Tab');
  await page.keyboard.type('klara.lind@forskola.example');
  await tabTo(page, (focused) => focused.getAttribute('type') === 'radio', 4);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('[type=radio]:checked')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(dialogs.demo.sent.title)).toBeVisible();
});

test('answers open and close by Enter and Space', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('main summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await tabTo(page, (focused) => focused.tagName === 'SUMMARY', 8);
  await page.keyboard.press('Space');
  await expect(page.locator('main details[open]')).toHaveCount(2);
  await page.keyboard.press('Space');
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('the attendance list is played with the arrows', async ({ page }) => {
  await page.goto('/');
  const band = page.locator('section[aria-labelledby=attendance-title]');
  await band.scrollIntoViewIfNeeded();
  await expect(band.locator('astro-island[ssr]')).toHaveCount(0);
  const said = band.getByRole('status');
  const before = await said.textContent();
  await band.getByRole('group').first().locator('input:checked').focus();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(before ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('from the menu to the prices', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: frame.header.menu, exact: true }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, (focused) => focused.getAttribute('href') === '/pricing');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${HOST_URL}/pricing`);
  });
});
