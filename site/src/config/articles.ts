/** Kinds of articles. */
export const CATEGORIES = ['guides', 'operations', 'families', 'finance', 'compliance'] as const;

/** Articles that are reached by their address alone. */
export const UNLISTED_ARTICLES: readonly string[] = ['seo-content'];

/** Addresses of the articles, the same in every language; each has a file in content/articles/<language>. */
export const ARTICLE_SLUGS = [
  'daycare-management-software-guide',
  'seo-content',
  'daycare-software-buyers-guide',
  'kindergarten-management-platform',
  'childcare-software-saves-time',
  'preschool-admin-features',
  'all-in-one-platform-comparison',
  'attendance-tracking-digital-vs-paper',
  'parent-communication-software',
  'daycare-billing-automation',
  'staff-management-scheduling',
  'compliance-meal-safety-tools',
] as const;

export type ArticleSlug = (typeof ARTICLE_SLUGS)[number];

export const ARTICLES_PER_PAGE = 5;

const listed = ARTICLE_SLUGS.filter((slug) => !UNLISTED_ARTICLES.includes(slug)).length;

export const BLOG_PAGES = Math.ceil(listed / ARTICLES_PER_PAGE);

/** Address of a page of the list; the first is the blog itself. */
export function blogPageRoute(page: number): string {
  return page === 1 ? '/blog' : `/blog/page/${page}`;
}
