import { expect, type Page, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import { LANGUAGES } from '@website/common/languages';
import { HOST_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';

const landing = copyOf('en', 'landing');
const previews = copyOf('en', 'previews');

const sectionOf = (page: Page, heading: string) => page.locator(`main section[aria-labelledby="${heading}"]`);

test('the sections stand in their order, with the anchors that menus and links use', async ({ page }) => {
  await page.goto('/');
  const titles = await page
    .locator('main section')
    .evaluateAll((all) => all.map((one) => one.ariaLabelledByElements?.[0]?.textContent));
  expect(titles.map((title) => title?.trim())).toEqual([
    `${landing.hero.title} ${landing.hero.titleAccent}`,
    landing.showcase.title,
    landing.app.title,
    landing.dashboard.title,
    landing.attendance.title,
    landing.groups.title,
    landing.grid.title,
    landing.why.title,
    landing.contact.title,
  ]);
  for (const id of ['hero', 'features', 'why-choose', 'contact-section']) {
    await expect(page.locator(`main section#${id}`)).toHaveCount(1);
  }
});

test('every Try free of the page opens the trial, and See pricing leads to the prices', async ({ page }) => {
  await page.goto('/');
  const buttons = page.getByRole('main').getByRole('button', { name: landing.hero.tryFree, exact: true });
  await expect(buttons).toHaveCount(5);
  for (let index = 0; index < 5; index++) {
    await buttons.nth(index).click();
    await expect(page.getByRole('dialog').locator('[name=phone]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('link', { name: landing.hero.seePricing }).click();
  await expect(page).toHaveURL(`${HOST_URL}/pricing`);
});

test('See demo in the contact section opens the demo; mail, telephone and login lead where they say', async ({
  page,
}) => {
  await page.goto('/');
  const contact = page.locator('#contact-section');
  await expect(contact.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(contact.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  const login = page.locator('#hero').getByRole('link', { name: landing.hero.parentLogin });
  await expect(login).toHaveAttribute('href', company.loginUrl);
  await expect(login).toHaveAttribute('rel', 'noopener');
  await contact.getByRole('button', { name: landing.contact.demo }).click();
  await expect(page.getByRole('dialog').locator('[name=name]')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test(`View Details shows the lists of all ten tiles and Hide Details takes them away, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(HOST_URL);
    const grid = page.locator('#features');
    const tiles = Object.values(landing.grid.tiles);
    expect(tiles).toHaveLength(10);
    const first = grid.getByText(tiles[0]?.details[0] ?? '', { exact: true });
    await expect(first).toBeHidden();
    await grid.getByText(landing.grid.show, { exact: true }).click();
    for (const { details } of tiles) {
      for (const detail of details) await expect(grid.getByText(detail, { exact: true })).toBeVisible();
    }
    await grid.getByText(landing.grid.hide, { exact: true }).click();
    await expect(first).toBeHidden();
    await context.close();
  });
}

test('a changed status changes the numbers and the family’s phone', async ({ page }) => {
  await page.goto('/');
  const band = sectionOf(page, 'attendance-title');
  await band.scrollIntoViewIfNeeded();
  await expect(band.locator('astro-island[ssr]')).toHaveCount(0);
  const count = (word: string) => band.locator('dl > div').filter({ hasText: word }).locator('dd');
  const absent = Number(await count(previews.status.absent).textContent());
  const present = Number(await count(previews.status.present).textContent());
  const before = await band.getByRole('status').textContent();
  await band.getByRole('group').first().getByText(previews.status.absent, { exact: true }).click();
  await expect(count(previews.status.absent)).toHaveText(String(absent + 1));
  await expect(count(previews.status.present)).toHaveText(String(present - 1));
  await expect(band.getByRole('status')).not.toHaveText(before ?? '');
});

test('the family reads the message in the language that the visitor chooses', async ({ page }) => {
  await page.goto('/');
  const choice = page.locator('#features').getByRole('combobox');
  await choice.scrollIntoViewIfNeeded();
  await expect(page.locator('#features astro-island[ssr]')).toHaveCount(0);
  for (const language of LANGUAGES) {
    await choice.selectOption(language);
    const message = copyOf(language, 'previews').chat.message;
    await expect(page.locator('#features').getByText(message).last()).toBeVisible();
  }
});

test('Lithuanian has a hero of its own', async ({ page }) => {
  await page.goto('/lt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('lt', 'hero-lithuania').title);
  await expect(page.locator('#hero ol > li')).toHaveCount(3);
  await page.goto('/');
  await expect(page.locator('#hero ol')).toHaveCount(0);
});

for (const [language, amounts] of [
  ['en', ['€1.50', '€49']],
  ['lt', ['10 € + 0,45 €', '50 €']],
] as const) {
  test(`the floating note in ${language} has the figures of its price book`, async ({ page }) => {
    await page.goto(addressIn(language, '/'));
    const note = page.locator('#hero p').filter({ hasText: copyOf(language, 'landing').hero.price.title });
    for (const amount of amounts) await expect(note).toContainText(amount);
  });
}
