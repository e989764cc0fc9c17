import { expect, test } from '@playwright/test';
import { company } from '@website/common/company';
import { HOST_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';

const frame = copyOf('en', 'frame');

test('the header changes its style once the page is scrolled by more than 50 px', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
});

test('the logo scrolls to the top on the landing page and leads there from elsewhere', async ({ page }) => {
  await page.goto('/#contact-section');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.getByRole('banner').getByRole('link', { name: frame.header.home }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2);
  await page.goto('/lt/nowhere');
  await page
    .getByRole('banner')
    .getByRole('link', { name: copyOf('lt', 'frame').header.home })
    .click();
  await expect(page).toHaveURL(`${HOST_URL}/lt`);
});

test('section links scroll on the landing page, and from elsewhere go there and then scroll', async ({
  page,
}) => {
  const distance = () =>
    page.evaluate(() => Math.abs(document.getElementById('why-choose')?.getBoundingClientRect().top ?? 9999));
  for (const start of ['/', '/nowhere']) {
    await page.goto(start);
    await page.getByRole('banner').getByRole('link', { name: frame.header.whyChoose }).click();
    await expect(page).toHaveURL(`${HOST_URL}/#why-choose`);
    await expect.poll(distance).toBeLessThan(120);
  }
});

test('Login opens the application in a new tab that cannot reach back', async ({ page }) => {
  await page.goto('/');
  const login = page.getByRole('banner').getByRole('link', { name: frame.login });
  await expect(login).toHaveAttribute('href', company.loginUrl);
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('rel', 'noopener');
});

test('the footer has mail, telephone, stores and networks', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(footer.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  for (const href of [...Object.values(company.socials), ...Object.values(company.stores)]) {
    await expect(footer.locator(`a[href="${href}"]`)).toHaveAttribute('rel', 'noopener');
  }
  await expect(footer).toContainText(String(company.footerYear));
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frame.skipLink })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes with Escape, gives the focus back, and closes on a click beside it', async ({
    page,
  }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: frame.header.menu, exact: true });
    const language = page.getByRole('link', { name: 'Norsk' }).filter({ visible: true });
    await open.click();
    await expect(language).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(language).toBeHidden();
    await expect(open).toBeFocused();
    await page.setViewportSize({ width: 800, height: 844 });
    await open.click();
    await page.mouse.click(20, 600);
    await expect(language).toBeHidden();
  });

  test('a section link in the menu closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: frame.header.menu, exact: true }).click();
    await page.getByRole('link', { name: frame.header.contact }).filter({ visible: true }).first().click();
    await expect(page.getByRole('link', { name: 'Norsk' }).filter({ visible: true })).toHaveCount(0);
    await expect(page).toHaveURL(`${HOST_URL}/#contact-section`);
  });
});

test.describe('the Resources menu', () => {
  test('has its four groups, FAQ and Blog, and closes on Escape and on a click elsewhere', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const open = page.getByRole('button', { name: frame.header.resources });
    const menu = page.locator('#resources-menu');
    await open.click();
    for (const title of Object.values(frame.resources.groups)) {
      await expect(menu.getByRole('region', { name: title })).toBeVisible();
    }
    for (const name of [frame.resources.faq, frame.resources.blog]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await page.mouse.click(5, 700);
    await expect(menu).toBeHidden();
  });

  test('holds every feature page of the site', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('button', { name: frame.header.resources }).click();
    for (const name of Object.values(frame.featureNames)) {
      await expect(page.locator('#resources-menu').getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
});
