/**
 * The day on which the words of a page last changed: search engines read it in the sitemap. Set it when you change
 * them. Articles carry their own date, and a page of the list is as new as its newest article.
 */
export const CONTENT_DATES = {
  '/': '2026-11-15',
  '/pricing': '2026-11-15',
  '/faq': '2026-11-15',
  '/privacy': '2026-11-15',
  '/features': '2026-11-15',
} as const;
