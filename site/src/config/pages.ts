import { ARTICLE_SLUGS, BLOG_PAGES, blogPageRoute } from './articles.ts';
import { RESOURCE_GROUPS } from './navigation.ts';

const FEATURE_PAGES = Object.values(RESOURCE_GROUPS)
  .flat()
  .map((slug) => `/features/${slug}`);

const BLOG_ROUTES = [
  ...Array.from({ length: BLOG_PAGES }, (_, index) => blogPageRoute(index + 1)),
  ...ARTICLE_SLUGS.map((slug) => `/blog/${slug}`),
];

/** Routes of the pages that exist, the same in every language. Menus, footer, sitemap and tests go by this list. */
export const PAGES: readonly string[] = [
  '/',
  '/pricing',
  '/faq',
  '/privacy',
  ...FEATURE_PAGES,
  ...BLOG_ROUTES,
];

const existing = new Set(PAGES);

/** Whether a link may point here; anchors and queries belong to their page. */
export function hasPage(href: string): boolean {
  return existing.has(href.replace(/[?#].*$/, ''));
}
