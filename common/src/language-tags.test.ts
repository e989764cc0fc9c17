import { describe, expect, it } from 'vitest';
import { languageOfTag, readAcceptLanguage } from './language-tags.ts';
import { LANGUAGES } from './languages.ts';

describe('the language of a tag', () => {
  it.each(LANGUAGES)('%s is itself, alone, with a region and in capitals', (language) => {
    expect(languageOfTag(language)).toBe(language);
    expect(languageOfTag(`${language}-XX`)).toBe(language);
    expect(languageOfTag(language.toUpperCase())).toBe(language);
  });

  it.each(['nb', 'nn', 'nb-NO', 'nn_NO', 'NB'])('%s is Norwegian', (tag) => {
    expect(languageOfTag(tag)).toBe('no');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['a star', '*'],
    ['one letter', 'd'],
    ['an unsupported language', 'fi'],
    ['a word', 'deutsch'],
    ['a tag that ends in a hyphen', 'de-'],
    ['a tag that begins with a hyphen', '-de'],
    ['a subtag of more than eight letters', 'de-abcdefghi'],
    ['a Cyrillic look-alike', 'еs'],
    ['two languages', 'de,fr'],
  ])('%s means none', (_what, tag) => {
    expect(languageOfTag(tag)).toBeUndefined();
  });
});

describe('an Accept-Language header', () => {
  it('gives its tags as they were written, best first', () => {
    expect(readAcceptLanguage('fr-CH;q=0.7, de-AT, *;q=0.1, en;q=0.9')).toEqual([
      'de-AT',
      'en',
      'fr-CH',
      '*',
    ]);
  });

  it('leaves out what is refused or cannot be read', () => {
    expect(readAcceptLanguage('lt;q=0, de;q=x, fr;q=1.001, ;q=1, es;q=0.5')).toEqual(['es']);
  });

  it('keeps the order of equals', () => {
    expect(readAcceptLanguage('sv;q=0.5,no;q=0.5,pl;q=0.5')).toEqual(['sv', 'no', 'pl']);
  });

  it.each([null, undefined, '', ' , '])('of %j gives nothing', (header) => {
    expect(readAcceptLanguage(header)).toEqual([]);
  });
});
