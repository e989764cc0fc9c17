import type { Page } from '@playwright/test';

/** Answers that the service gives in a test; the default is the real service. */
export async function answerWith(page: Page, status: number | 'failure', delay = 0): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route('**/api/public/**', async (route) => {
    bodies.push({ path: new URL(route.request().url()).pathname, ...route.request().postDataJSON() });
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (status === 'failure') await route.abort();
    else await route.fulfill({ status, contentType: 'application/json', body: '{}' });
  });
  return bodies;
}

export const dialog = (page: Page) => page.getByRole('dialog');
