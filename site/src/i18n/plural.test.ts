import { LANGUAGES } from '@website/common/languages';
import { describe, expect, it } from 'vitest';
import { isPluralForms, plural, pluralCategories } from './plural.ts';

const lithuanian = {
  one: '{{count}} vaikas',
  few: '{{count}} vaikai',
  many: '{{count}} vaiko',
  other: '{{count}} vaikų',
};
const russian = {
  one: '{{count}} ребёнок',
  few: '{{count}} ребёнка',
  many: '{{count}} детей',
  other: '{{count}} ребёнка',
};

describe('plural', () => {
  it.each([
    ['lt', lithuanian, 1, '1 vaikas'],
    ['lt', lithuanian, 4, '4 vaikai'],
    ['lt', lithuanian, 11, '11 vaikų'],
    ['lt', lithuanian, 21, '21 vaikas'],
    ['ru', russian, 1, '1 ребёнок'],
    ['ru', russian, 3, '3 ребёнка'],
    ['ru', russian, 54, '54 ребёнка'],
    ['ru', russian, 15, '15 детей'],
    ['en', { one: '{{count}} child', other: '{{count}} children' }, 1200, '1,200 children'],
  ] as const)('in %s', (language, forms, count, expected) => {
    expect(plural(language, forms, count)).toBe(expected);
  });

  it('fills the other values too', () => {
    expect(
      plural('en', { one: '{{name}}: {{count}}', other: '{{name}}s: {{count}}' }, 2, { name: 'Group' }),
    ).toBe('Groups: 2');
  });
});

describe('pluralCategories', () => {
  it.each(LANGUAGES)('knows the forms of %s', (language) => {
    expect(pluralCategories(language)).toContain('other');
  });

  it('tells forms from other groups of texts', () => {
    expect(isPluralForms({ one: 'a', other: 'b' })).toBe(true);
    expect(isPluralForms({ other: 'b', title: 'c' })).toBe(false);
    expect(isPluralForms({ title: 'c' })).toBe(false);
    expect(isPluralForms(['other'])).toBe(false);
  });
});
