import { company } from '@website/common/company';
import { describe, expect, it } from 'vitest';
import { faultsIn, type MessageNode, ownFaults } from './completeness.ts';

const english = {
  title: 'Know who is in before the coffee is ready',
  points: ['One list', 'One tap'],
  children: { one: '{{count}} child', other: '{{count}} children' },
  nested: { greeting: 'Good morning, {{name}}' },
};

const polish = {
  title: 'Wiesz, kto jest, zanim zaparzy się kawa',
  points: ['Jedna lista', 'Jedno dotknięcie'],
  children: {
    one: '{{count}} dziecko',
    few: '{{count}} dzieci',
    many: '{{count}} dzieci',
    other: '{{count}} dziecka',
  },
  nested: { greeting: 'Dzień dobry, {{name}}' },
};

const faults = (translation: MessageNode | undefined, same: string[] = []) =>
  faultsIn({ language: 'pl', english, translation, sameAsEnglish: new Set(same) });

describe('a translation', () => {
  it('is complete when keys, lists, placeholders and plural forms are all there', () => {
    expect(faults(polish)).toEqual([]);
  });

  it.each<[string, MessageNode | undefined, string]>([
    ['a missing file', undefined, 'the file: missing'],
    ['a missing key', { ...polish, nested: {} }, 'nested.greeting: missing'],
    ['a left-over key', { ...polish, extra: 'x' }, 'extra: left over'],
    ['an empty text', { ...polish, title: ' ' }, 'title: empty'],
    ['a shorter list', { ...polish, points: ['Jedna lista'] }, 'points.1: missing'],
    ['a longer list', { ...polish, points: [...polish.points, 'x'] }, 'points.2: left over'],
    [
      'a lost placeholder',
      { ...polish, nested: { greeting: 'Dzień dobry' } },
      'nested.greeting: placeholders differ',
    ],
    ['an invented placeholder', { ...polish, title: '{{name}} jest' }, 'title: placeholders differ'],
    [
      'missing plural forms',
      { ...polish, children: english.children },
      'children: needs the plural forms few, many',
    ],
    ['a text left in English', { ...polish, title: english.title }, 'title: left in English'],
    [
      'half a text left in English',
      { ...polish, title: 'Wiesz, know who is in before kawa' },
      'title: left in English',
    ],
    ['a text where a group belongs', { ...polish, nested: 'x' }, 'nested: should not be a text'],
    ['a group where a text belongs', { ...polish, title: {} }, 'title: should be a text'],
    ['a list where a group belongs', { ...polish, nested: ['x'] }, 'nested: list and object are mixed up'],
  ])('with %s is not', (_, translation, fault) => {
    expect(faults(translation).join('\n')).toContain(fault);
  });

  it('may say the same as English where that is listed', () => {
    const same = { ...polish, title: english.title };
    expect(faults(same, [english.title])).toEqual([]);
  });
});

describe('a text of its own', () => {
  it.each([
    ['a price before', 'Only €49 a month'],
    ['a price behind', 'Tylko 1,50 € miesięcznie'],
    ['a currency code', 'EUR 49'],
    ['HTML', 'Read <b>this</b>'],
    ['an address', 'See https://somewhere.example'],
    ['the brand', `Ask ${company.name}`],
    ['the e-mail address', `Write to ${company.email}`],
    ['the telephone number', `Call ${company.phone}`],
    ['a space at the end', 'Text '],
  ])('must not hold %s', (_, text) => {
    expect(ownFaults(text)).toHaveLength(1);
  });

  it('may hold figures, quotation marks and comparisons', () => {
    expect(ownFaults('“< 5 min”, 90% fewer errors, 30 days')).toEqual([]);
  });
});
