import { expect, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { LANGUAGES } from '@website/common/languages';
import { HOST_URL } from '../support/addresses.ts';

test('no page breaks its own content security policy or asks another host for anything', async ({ page }) => {
  test.slow();
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()}`),
  );
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => request.url().startsWith(HOST_URL) || complaints.push(request.url()));
  for (const language of LANGUAGES) {
    await page.goto(addressIn(language, '/'));
    await page.mouse.wheel(0, 20_000);
    await page.goto(addressIn(language, '/thanks/demo'));
    await page.goto(addressIn(language, '/?trial=true'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});

test('text cannot become markup, not even by our own scripts', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });
  expect(refused).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an inline script that is not ours does not run', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.intruder = true');
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});
