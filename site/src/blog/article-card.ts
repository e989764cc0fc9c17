import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import { date } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { plural } from '../i18n/plural.ts';
import type { Article } from './articles.ts';

export const articleHref = (language: Language, slug: string) => addressIn(language, `/blog/${slug}`);

/** What stands above a title: category, date and read time in words. */
export function articleFacts(language: Language, article: Article, copy: Messages['blog']) {
  return {
    category: copy.categories[article.category],
    date: {
      machine: article.date.toISOString().slice(0, 10),
      text: date(language, article.date, { dateStyle: 'long' }),
    },
    readTime: plural(language, copy.readTime, article.minutes),
  };
}

export function articleCard(language: Language, article: Article, copy: Messages['blog']) {
  const { slug, title, excerpt, cover } = article;
  return {
    slug,
    title,
    excerpt,
    cover,
    href: articleHref(language, slug),
    ...articleFacts(language, article, copy),
  };
}
