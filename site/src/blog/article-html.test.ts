import { describe, expect, it } from 'vitest';
import { headingIds, linksIn, scrollingTables } from './article-html.ts';

describe('the HTML of an article', () => {
  it('links within its language', () => {
    const html =
      '<a href="/features/payroll">a</a> <a href="/blog/x#y">b</a> <a href="mailto:a@b.example">c</a>';
    expect(linksIn('lt', html)).toBe(
      '<a href="/lt/features/payroll">a</a> <a href="/lt/blog/x#y">b</a> <a href="mailto:a@b.example">c</a>',
    );
    expect(linksIn('en', html)).toBe(html);
  });

  it('has the English ids on its headings', () => {
    expect(headingIds('<h2 id="kas">Kas</h2><h3>b</h3>', ['what', 'part'])).toBe(
      '<h2 id="what">Kas</h2><h3 id="part">b</h3>',
    );
  });

  it('lets wide tables scroll', () => {
    expect(scrollingTables('<table><tr></tr></table><table></table>', 'Table')).toBe(
      '<div role="region" aria-label="Table (1)" tabindex="0"><table><tr></tr></table></div>' +
        '<div role="region" aria-label="Table (2)" tabindex="0"><table></table></div>',
    );
  });
});
