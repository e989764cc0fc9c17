import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@website/common/languages';
import { EVERYTHING, samplePagesIn } from '../support/sample-pages.ts';

/** The page's width once the new window has been painted: a resize reaches the page a moment after the command. */
async function widthWhenSettled(wanted: number): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 100 && innerWidth !== wanted; frames++) await frame();
  await frame();
  await frame();
  return document.documentElement.scrollWidth;
}

for (const language of LANGUAGES) {
  test(`nothing in ${language} scrolls sideways from 320 to 1920 px`, async ({ page }) => {
    test.setTimeout(EVERYTHING ? 600_000 : 180_000);
    const wide: string[] = [];
    for (const { path } of samplePagesIn(language)) {
      await page.goto(path);
      for (const width of [320, 620, 1024, 1180, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const actual = await page.evaluate(widthWhenSettled, width);
        if (actual > width) wide.push(`${path} at ${width}: ${actual}`);
      }
    }
    expect(wide).toEqual([]);
  });
}

test('a control that has the focus is never under the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/');
  await page.keyboard.press('Tab');
  const hidden: string[] = [];
  for (let presses = 0; presses < 45; presses++) {
    await page.keyboard.press('Tab');
    const below = await page.evaluate(() => {
      const focused = document.activeElement;
      const header = document.querySelector('header');
      if (!focused || !header || header.contains(focused) || focused === document.body) return '';
      const box = focused.getBoundingClientRect();
      const { bottom } = header.getBoundingClientRect();
      return box.height > 0 && box.bottom <= bottom ? (focused.textContent ?? focused.tagName) : '';
    });
    if (below !== '') hidden.push(below);
  }
  expect(hidden).toEqual([]);
});
