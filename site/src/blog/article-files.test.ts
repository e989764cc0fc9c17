import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@website/common/languages';
import { describe, expect, it } from 'vitest';
import { ARTICLE_SLUGS } from '../config/articles.ts';
import { PAGES } from '../config/pages.ts';
import { countWords, readMinutes } from './read-time.ts';

const ROOT = new URL('../content/articles/', import.meta.url);

const bodyOf = (language: string, slug: string) =>
  readFileSync(new URL(`${language}/${slug}.md`, ROOT), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');

const headings = (body: string) => [...body.matchAll(/^(#{2,4}) /gm)].map(([, marks]) => marks);
const links = (body: string) => [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
const tables = (body: string) => body.match(/^\|[-:| ]+\|$/gm)?.length ?? 0;
const paragraphs = (body: string) => body.split(/\n{2,}/).filter((part) => /\p{L}{3}/u.test(part));

it.each(LANGUAGES)('the folder %s has the twelve articles and nothing else', (language) => {
  expect(readdirSync(new URL(`${language}/`, ROOT)).sort()).toEqual(
    ARTICLE_SLUGS.map((slug) => `${slug}.md`).sort(),
  );
});

describe.each(ARTICLE_SLUGS)('%s', (slug) => {
  const english = bodyOf(DEFAULT_LANGUAGE, slug);

  it('takes 7 to 9 minutes to read', () => {
    expect([7, 8, 9]).toContain(readMinutes(english));
  });

  it('links to pages that exist', () => {
    expect(links(english).filter((address) => !PAGES.includes(address?.replace(/#.*/, '') ?? ''))).toEqual(
      [],
    );
  });

  it.each(LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
    'has the same shape in %s',
    (language) => {
      const body = bodyOf(language, slug);
      expect(headings(body)).toEqual(headings(english));
      expect(links(body)).toEqual(links(english));
      expect(tables(body)).toBe(tables(english));
      const share = countWords(body) / countWords(english);
      expect(share, `${language}/${slug}: ${Math.round(share * 100)} % of the words`).toBeGreaterThan(0.75);
      expect(share).toBeLessThan(1.3);
      const same = new Set(paragraphs(english));
      expect(paragraphs(body).filter((paragraph) => same.has(paragraph))).toEqual([]);
    },
  );
});
