import { ARTICLES_PER_PAGE, BLOG_PAGES, blogPageRoute } from '../config/articles.ts';
import { CONTENT_DATES } from '../config/content-dates.ts';

type Dated = { slug: string; date: Date };

const day = (date: Date) => date.toISOString().slice(0, 10);

/** The date of each article and of each page of the list, whose articles are given newest first. */
export function blogDates(articles: readonly Dated[], listed: readonly Dated[]): Map<string, string> {
  const own = articles.map(({ slug, date }) => [`/blog/${slug}`, day(date)] as const);
  const lists = Array.from({ length: BLOG_PAGES }, (_, index) => {
    const newest = listed[index * ARTICLES_PER_PAGE];
    if (newest === undefined) throw new Error(`Page ${index + 1} of the blog has no article`);
    return [blogPageRoute(index + 1), day(newest.date)] as const;
  });
  return new Map([...own, ...lists]);
}

/** When the content of a page last changed, as a calendar day. */
export function contentDate(route: string, blog: ReadonlyMap<string, string>): string {
  const known: Readonly<Record<string, string>> = CONTENT_DATES;
  const found = blog.get(route) ?? known[route] ?? known[route.replace(/\/[^/]+$/, '')];
  if (found === undefined) throw new Error(`${route} has no date in config/content-dates.ts`);
  return found;
}
