/** Routes of the pages that exist, the same in every language. Menus, footer, sitemap and tests go by this list. */
export const PAGES: readonly string[] = ['/'];

const existing = new Set(PAGES);

/** Whether a link may point here; anchors and queries belong to their page. */
export function hasPage(href: string): boolean {
  return existing.has(href.replace(/[?#].*$/, ''));
}
