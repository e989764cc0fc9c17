import { describe, expect, it } from 'vitest';
import { ARTICLE_SLUGS, blogPageRoute } from '../config/articles.ts';
import { CONTENT_DATES } from '../config/content-dates.ts';
import { PAGES } from '../config/pages.ts';
import { blogDates, contentDate } from './content-date.ts';

const articles = ARTICLE_SLUGS.map((slug, index) => ({
  slug,
  date: new Date(Date.UTC(2025, 4, 30 - index)),
}));
const blog = blogDates(articles, articles);

describe('the date of a page', () => {
  it('is known for every page, and a day of the calendar', () => {
    for (const route of PAGES) expect(contentDate(route, blog), route).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  });

  it('is that of the newest article on a page of the list', () => {
    expect(contentDate(blogPageRoute(1), blog)).toBe('2025-05-30');
    expect(contentDate(blogPageRoute(2), blog)).toBe('2025-05-25');
  });

  it('is an error where nobody has given one', () => {
    expect(() => contentDate('/nowhere', blog)).toThrow('/nowhere');
  });

  it('is never in the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const date of Object.values(CONTENT_DATES)) expect(date <= today, date).toBe(true);
  });
});
