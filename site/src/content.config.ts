import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { ARTICLE_SLUGS, CATEGORIES } from './config/articles.ts';
import { RESOURCE_GROUPS } from './config/navigation.ts';
import { PREVIEW_NAMES } from './config/preview-names.ts';

const words = {
  title: z.string().min(20).max(60),
  excerpt: z.string().min(70).max(160),
};

const features = z.enum(Object.values(RESOURCE_GROUPS).flat());

/** The English articles; they carry what holds for all languages. */
const articles = defineCollection({
  loader: glob({ base: './src/content/articles/en', pattern: '*.md' }),
  schema: z.strictObject({
    ...words,
    date: z.coerce.date().min(new Date('2025-04-01')).max(new Date('2025-08-31')),
    category: z.enum(CATEGORIES),
    cover: z.enum(PREVIEW_NAMES),
    features: z.array(features).min(2).max(4),
    related: z.array(z.enum(ARTICLE_SLUGS)).min(2).max(3),
  }),
});

/** The other languages add their words. */
const translations = defineCollection({
  loader: glob({ base: './src/content/articles', pattern: ['*/*.md', '!en/*.md'] }),
  schema: z.strictObject(words),
});

export const collections = { articles, translations };
