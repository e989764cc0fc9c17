import { addressIn } from '@website/common/addresses';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@website/common/languages';
import type { APIContext } from 'astro';
import { articleIn, listedArticles } from '../blog/articles.ts';
import { ARTICLE_SLUGS } from '../config/articles.ts';
import { PAGES } from '../config/pages.ts';
import { blogDates, contentDate } from '../seo/content-date.ts';

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export const GET = async ({ site }: APIContext) => {
  const href = (path: string) => new URL(path, site).href;
  const articles = await Promise.all(ARTICLE_SLUGS.map((slug) => articleIn(DEFAULT_LANGUAGE, slug)));
  const blog = blogDates(articles, await listedArticles(DEFAULT_LANGUAGE));
  const entries = PAGES.flatMap((route) => {
    const changed = `<lastmod>${contentDate(route, blog)}</lastmod>`;
    const alternates = [...LANGUAGES.map((code) => [code, addressIn(code, route)]), ['x-default', route]].map(
      ([code, path = route]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href(path)}"/>`,
    );
    return LANGUAGES.map(
      (code) => `<url><loc>${href(addressIn(code, route))}</loc>${changed}${alternates.join('')}</url>`,
    );
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${NAMESPACES}>`,
    ...entries,
    '</urlset>',
    '',
  ];
  return new Response(lines.join('\n'));
};
