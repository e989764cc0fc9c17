import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FeatureCopy } from '../../i18n/feature-copy.ts';
import { FEATURES } from './features.ts';

const definitions = Object.values(FEATURES);
const MESSAGES = new URL('../../i18n/messages/en/features/', import.meta.url);

const copyOf = (slug: string): FeatureCopy =>
  JSON.parse(readFileSync(new URL(`${slug}.json`, MESSAGES), 'utf8'));

describe.each(definitions)('the feature page $slug', (definition) => {
  const copy = copyOf(definition.slug);

  it('stands under its own address', () => {
    expect(FEATURES[definition.slug]).toBe(definition);
  });

  it('has words for exactly its benefits and features', () => {
    expect(Object.keys(copy.benefits.items)).toEqual([...definition.benefits]);
    expect(Object.keys(copy.features.items)).toEqual(definition.features.map(({ key }) => key));
    expect(definition.features.length).toBeGreaterThanOrEqual(4);
    expect(copy.steps.items).toHaveLength(3);
  });

  it('orders each of its parts once', () => {
    expect([...definition.order].sort()).toEqual([
      'benefits',
      'features',
      'questions',
      'screens',
      'steps',
      'why',
    ]);
  });

  it('shows other previews than the one that leads, and links to two or three other pages', () => {
    expect(definition.screens).not.toContain(definition.lead);
    expect(new Set(definition.screens).size).toBe(definition.screens.length);
    expect(definition.related).not.toContain(definition.slug);
    expect([2, 3]).toContain(definition.related.length);
  });
});

it('every file of words belongs to a page', () => {
  expect(readdirSync(MESSAGES).sort()).toEqual(definitions.map(({ slug }) => `${slug}.json`).sort());
});

/** All runs of six words on a page, outside the template's labels. */
function runs(slug: string): Set<string> {
  const texts: string[] = [];
  JSON.stringify(copyOf(slug), (_, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return new Set(
    texts.flatMap((text) => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}{}’]+/gu) ?? [];
      return words.slice(5).map((_, index) => words.slice(index, index + 6).join(' '));
    }),
  );
}

it('no two pages share 15 % of their runs of six words', () => {
  const all = definitions.map(({ slug }) => ({ slug, own: runs(slug) }));
  const alike = all.flatMap((first, index) =>
    all.slice(index + 1).flatMap((second) => {
      const shared = [...first.own].filter((run) => second.own.has(run)).length;
      const share = shared / Math.min(first.own.size, second.own.size);
      return share >= 0.15 ? [`${first.slug} and ${second.slug}: ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});
