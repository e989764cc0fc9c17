import rss from '@astrojs/rss';
import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import type { APIContext } from 'astro';
import { articleHref } from '../../../blog/article-card.ts';
import { listedArticles } from '../../../blog/articles.ts';
import { copyFor } from '../../../i18n/copy.ts';
import { localePaths } from '../../../i18n/locale-paths.ts';

export const getStaticPaths = localePaths;

export async function GET({ site, props: { language } }: APIContext<{ language: Language }>) {
  const copy = copyFor(language, 'blog');
  return rss({
    title: copy.title,
    description: copy.description,
    site: new URL(addressIn(language, '/blog'), site ?? company.siteUrl),
    trailingSlash: false,
    customData: `<language>${language}</language>`,
    items: (await listedArticles(language)).map(({ slug, title, excerpt, date, category }) => ({
      title,
      description: excerpt,
      pubDate: date,
      link: articleHref(language, slug),
      categories: [copy.categories[category]],
    })),
  });
}
