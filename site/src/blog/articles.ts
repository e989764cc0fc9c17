import { getCollection } from 'astro:content';
import { DEFAULT_LANGUAGE, type Language } from '@website/common/languages';
import { z } from 'astro/zod';
import { ARTICLE_SLUGS, type ArticleSlug, UNLISTED_ARTICLES } from '../config/articles.ts';
import { headingIds, linksIn } from './article-html.ts';
import { readMinutes } from './read-time.ts';

export type ArticleHeading = { id: string; text: string };

export type Article = Awaited<ReturnType<typeof articleIn>>;

const byId = <Entry extends { id: string }>(entries: Entry[]) =>
  new Map(entries.map((entry) => [entry.id, entry]));

const english = async () => byId(await getCollection('articles'));
const translations = async () => byId(await getCollection('translations'));

/** What Markdown tells about its headings; Astro leaves it untyped. */
const metadata = z.object({
  headings: z.array(z.object({ depth: z.number(), slug: z.string(), text: z.string() })),
});

function existing<Entry>(entries: ReadonlyMap<string, Entry>, file: string): Entry {
  const entry = entries.get(file);
  if (entry === undefined) throw new Error(`The article content/articles/${file}.md is missing`);
  return entry;
}

/** An article in a language: the words of its file, and the facts of the English one. */
export async function articleIn(language: Language, slug: ArticleSlug) {
  const source = existing(await english(), slug);
  const entry =
    language === DEFAULT_LANGUAGE ? source : existing(await translations(), `${language}/${slug}`);
  const parts = metadata.parse(source.rendered?.metadata).headings;
  const own = metadata.parse(entry.rendered?.metadata).headings;
  if (parts.length !== own.length)
    throw new Error(`${language}/${slug}.md has not the headings of the English article`);
  const ids = parts.map((heading) => heading.slug);
  return {
    slug,
    ...source.data,
    title: entry.data.title,
    excerpt: entry.data.excerpt,
    minutes: readMinutes(source.body ?? ''),
    contents: own.flatMap(({ depth, text }, index) => (depth === 2 ? [{ id: ids[index] ?? '', text }] : [])),
    html: linksIn(language, headingIds(entry.rendered?.html ?? '', ids)),
  };
}

/** The articles of the list, newest first. */
export async function listedArticles(language: Language): Promise<Article[]> {
  const slugs = ARTICLE_SLUGS.filter((slug) => !UNLISTED_ARTICLES.includes(slug));
  const articles = await Promise.all(slugs.map((slug) => articleIn(language, slug)));
  return articles.sort((a, b) => b.date.getTime() - a.date.getTime());
}

/** Files that belong to no article; a wrong name would otherwise go unnoticed. */
export async function strayArticles(): Promise<string[]> {
  const slugs: readonly string[] = ARTICLE_SLUGS;
  const translated = [...(await translations()).keys()].map((id) => id.split('/').at(-1) ?? id);
  return [...(await english()).keys(), ...translated].filter((name) => !slugs.includes(name));
}
