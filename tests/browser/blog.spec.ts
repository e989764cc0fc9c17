import { expect, test } from '@playwright/test';
import { HOST_URL, STATIC_URL } from '../support/addresses.ts';
import { copyOf } from '../support/copy.ts';

const copy = copyOf('en', 'blog');

test('eleven posts on three pages, five a page, each with date and read time', async ({ page }) => {
  const seen = new Set<string>();
  for (const [path, count] of [
    ['/blog', 5],
    ['/blog/page/2', 5],
    ['/blog/page/3', 1],
  ] as const) {
    await page.goto(path);
    const posts = page.getByRole('article');
    await expect(posts).toHaveCount(count);
    for (const post of await posts.all()) {
      await expect(post.locator('time')).toHaveAttribute('datetime', /^2025-0[4-8]-\d\d$/);
      await expect(post).toContainText(/[789] minutes/);
      seen.add((await post.getByRole('link').getAttribute('href')) ?? '');
    }
  }
  expect(seen.size).toBe(11);
  expect([...seen]).not.toContain('/blog/seo-content');
  expect((await page.request.get('/blog/seo-content')).status()).toBe(200);
});

test('Previous, Next and the numbers lead on and scroll to the content', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: copy.pagination });
  await page.goto('/blog');
  await expect(pages.getByRole('link', { name: copy.previous, exact: true })).toHaveCount(0);
  await pages.getByRole('link', { name: copy.next, exact: true }).click();
  await expect(page).toHaveURL(`${HOST_URL}/blog/page/2#posts`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(`${HOST_URL}/blog/page/3#posts`);
  await expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect(pages.getByRole('link', { name: copy.next, exact: true })).toHaveCount(0);
  await pages.getByRole('link', { name: copy.previous, exact: true }).click();
  await expect(page).toHaveURL(`${HOST_URL}/blog/page/2#posts`);
});

test('choosing a card shows the post in place of the list; Back to All Posts and a number leave it', async ({
  page,
}) => {
  await page.goto('/blog/page/2');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const back = page.getByRole('link', { name: copy.backToAll });
  await expect(back).toHaveCount(2);
  await page.getByRole('navigation', { name: copy.pagination }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(`${HOST_URL}/blog/page/2#posts`);
  await page.goBack();
  await back.first().click();
  await expect(page).toHaveURL(`${HOST_URL}/blog`);
});

for (const [host, origin] of [
  ['our host', HOST_URL],
  ['a plain file server', STATIC_URL],
] as const) {
  test(`?page= leads to the page with an address of its own, on ${host}`, async ({ page }) => {
    await page.goto(`${origin}/pl/blog?page=2`);
    await expect(page).toHaveURL(new RegExp(`^${origin}/pl/blog/page/2/?#posts$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  });
}

test('contents lead to the parts of an article, whose ids are the same in every language', async ({
  page,
}) => {
  await page.goto('/blog/daycare-billing-automation');
  const ids = await page
    .locator('nav ol a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ids.length).toBeGreaterThanOrEqual(5);
  await page.goto('/ru/blog/daycare-billing-automation');
  expect(
    await page
      .locator('nav ol a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(ids);
  for (const id of ids) await expect(page.locator(id ?? '')).toHaveCount(1);
});

test('an article reads 65 to 75 characters a line on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/daycare-billing-automation');
  const perLine = await page.locator('article p').evaluateAll((paragraphs) => {
    const long = paragraphs.filter((paragraph) => (paragraph.textContent ?? '').length > 300);
    const lines = long.map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top / 8)));
      return (paragraph.textContent ?? '').length / tops.size;
    });
    return lines.reduce((sum, value) => sum + value, 0) / lines.length;
  });
  expect(perLine).toBeGreaterThan(62);
  expect(perLine).toBeLessThan(76);
});

test('each language has a feed of its eleven articles', async ({ request }) => {
  for (const prefix of ['', '/lt', '/ru']) {
    const feed = await (await request.get(`${prefix}/blog/rss.xml`)).text();
    expect(feed.match(/<item>/g)).toHaveLength(11);
    expect(feed).toContain(`${prefix}/blog/daycare-billing-automation</link>`);
  }
});
