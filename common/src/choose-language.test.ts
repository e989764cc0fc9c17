import { describe, expect, it } from 'vitest';
import { chooseLanguage, type LanguageSources } from './choose-language.ts';
import { readAcceptLanguage } from './language-tags.ts';
import type { Language } from './languages.ts';

type Visitor = Omit<LanguageSources, 'browser'> & {
  /** The `Accept-Language` header, read as the server reads it. */
  header?: string | null;
  /** `navigator.languages`, as the browser gives it. */
  navigator?: readonly string[];
};

type Case = [situation: string, visitor: Visitor, expected: Language];

const CASES: Case[] = [
  // One source at a time
  ['nothing known gives English', {}, 'en'],
  ['no header gives English', { header: null }, 'en'],
  ['an empty header gives English', { header: '' }, 'en'],
  ['a header of separators gives English', { header: ' , ,; ,' }, 'en'],
  ['a stored choice counts', { stored: 'lt' }, 'lt'],
  ['a query choice counts', { query: 'pl' }, 'pl'],
  ['a cookie choice counts', { cookie: 'sv' }, 'sv'],
  ['the browser list counts', { navigator: ['ru'] }, 'ru'],
  ['an empty browser list gives English', { navigator: [] }, 'en'],

  // Tags
  ['German of Austria is German', { header: 'de-AT' }, 'de'],
  ['French of Switzerland is French', { header: 'fr-CH' }, 'fr'],
  ['Spanish of Latin America is Spanish', { header: 'es-419' }, 'es'],
  ['English of America is English', { header: 'en-US,lt;q=0.9' }, 'en'],
  ['script and region are passed over', { header: 'ru-Cyrl-RU' }, 'ru'],
  ['an extension is passed over', { navigator: ['de-DE-u-co-phonebk'] }, 'de'],
  ['nb is Norwegian', { header: 'nb' }, 'no'],
  ['nb-NO is Norwegian', { header: 'nb-NO' }, 'no'],
  ['nn is Norwegian', { header: 'nn-NO' }, 'no'],
  ['no is Norwegian', { header: 'no' }, 'no'],
  ['a stored nb is Norwegian', { stored: 'nb' }, 'no'],
  ['upper case is read', { header: 'LT-lt' }, 'lt'],
  ['an underscore is read as a hyphen', { query: 'pl_PL' }, 'pl'],
  ['space around a value is passed over', { cookie: ' sv ' }, 'sv'],
  ['a three-letter code of ours is not known', { header: 'deu' }, 'en'],
  ['a longer word that begins like a language is not one', { query: 'german' }, 'en'],
  ['Swedish is not taken for Swahili', { header: 'sw,sv;q=0.5' }, 'sv'],

  // Quality values
  ['the highest q wins', { header: 'de;q=0.5,fr;q=0.9,lt;q=0.7' }, 'fr'],
  ['no q means 1', { header: 'de;q=0.9,pl' }, 'pl'],
  ['equal q keep their order', { header: 'es;q=0.8,fr;q=0.8,de;q=0.8' }, 'es'],
  ['equal q keep their order the other way round', { header: 'de;q=0.8,fr;q=0.8,es;q=0.8' }, 'de'],
  ['three decimals are told apart', { header: 'de;q=0.998,lt;q=0.999' }, 'lt'],
  ['q=0 refuses a language', { header: 'lt;q=0,ru;q=0.1' }, 'ru'],
  ['q=0.000 refuses a language', { header: 'lt;q=0.000' }, 'en'],
  ['q=1.000 is read', { header: 'fr;q=0.9,de;q=1.000' }, 'de'],
  ['space round q is read', { header: 'fr ; q = 0.3 , de ; q=0.7' }, 'de'],
  ['an upper-case Q is read', { header: 'de;Q=0.2,fr;Q=0.4' }, 'fr'],

  // Anything
  ['* alone gives English', { header: '*' }, 'en'],
  ['* after a language leaves it first', { header: 'de,*;q=0.5' }, 'de'],
  ['* before a language puts English first', { header: '*,de;q=0.5' }, 'en'],
  ['* ranked higher than a language puts English first', { header: 'de;q=0.5,*;q=0.8' }, 'en'],
  ['* behind an unknown language gives English', { header: 'fi,*;q=0.5,de;q=0.3' }, 'en'],
  ['a refused * changes nothing', { header: '*;q=0,lt;q=0.2' }, 'lt'],
  ['* is no choice in a cookie', { cookie: '*', header: 'pl' }, 'pl'],

  // Malformed and unsupported
  ['an unreadable q drops its part alone', { header: 'de;q=high,lt;q=0.2' }, 'lt'],
  ['a q above 1 drops its part alone', { header: 'de;q=5,lt;q=0.2' }, 'lt'],
  ['a negative q drops its part alone', { header: 'de;q=-1,lt;q=0.2' }, 'lt'],
  ['a q with four decimals drops its part alone', { header: 'de;q=0.1234,lt;q=0.1' }, 'lt'],
  ['another parameter drops its part alone', { header: 'de;level=1,lt;q=0.1' }, 'lt'],
  ['double commas are passed over', { header: ',,lt,,' }, 'lt'],
  ['markup in the query is passed over', { query: '<script>', header: 'lt' }, 'lt'],
  ['a path in the cookie is passed over', { cookie: '../lt', header: 'pl' }, 'pl'],
  ['a line break in a value is passed over', { cookie: 'lt\nset-cookie', header: 'pl' }, 'pl'],
  ['a name of the prototype is passed over', { query: '__proto__', header: 'sv' }, 'sv'],
  ['unsupported languages give English', { header: 'fi,et;q=0.9,lv;q=0.8' }, 'en'],
  ['the first supported language is found', { header: 'fi,et;q=0.9,lt;q=0.8,en;q=0.7' }, 'lt'],
  ['the first supported of the browser list is found', { navigator: ['ja', 'uk', 'nb', 'en'] }, 'no'],

  // Conflicts: stored, then query, then cookie, then browser
  ['stored beats query', { stored: 'lt', query: 'de' }, 'lt'],
  ['stored beats cookie', { stored: 'de', cookie: 'lt' }, 'de'],
  ['stored beats browser', { stored: 'fr', navigator: ['de'] }, 'fr'],
  ['query beats cookie', { query: 'ru', cookie: 'es' }, 'ru'],
  ['query beats browser', { query: 'es', header: 'ru' }, 'es'],
  ['cookie beats browser', { cookie: 'no', header: 'sv' }, 'no'],
  ['stored beats all three', { stored: 'pl', query: 'lt', cookie: 'de', header: 'fr' }, 'pl'],
  ['stored English beats all three', { stored: 'en', query: 'lt', cookie: 'de', header: 'fr' }, 'en'],
  ['query beats the two below it', { query: 'en', cookie: 'de', header: 'fr' }, 'en'],
  ['an unknown stored value falls to the query', { stored: 'fi', query: 'lt', cookie: 'de' }, 'lt'],
  ['an unknown query falls to the cookie', { query: 'xx', cookie: 'de', header: 'fr' }, 'de'],
  ['an unknown cookie falls to the browser', { cookie: 'undefined', header: 'fr' }, 'fr'],
  ['empty values fall through', { stored: '', query: '', cookie: ' ', header: 'es' }, 'es'],
  ['null values fall through', { stored: null, query: null, cookie: null, header: 'es' }, 'es'],
  ['unknown values everywhere give English', { stored: 'a', query: 'b', cookie: 'c', header: 'd' }, 'en'],
];

function choose({ header, navigator, ...sources }: Visitor): Language {
  return chooseLanguage({ ...sources, browser: navigator ?? readAcceptLanguage(header) });
}

describe('the language for an address that names none', () => {
  it.each(CASES)('%s', (_situation, visitor, expected) => {
    expect(choose(visitor)).toBe(expected);
  });

  it.each([
    ['languages', 'xx,'.repeat(300_000)],
    ['parameters', `de${';q=0.5'.repeat(150_000)}`],
    ['subtags', `de${'-abc'.repeat(250_000)}!`],
    ['spaces', `de;q${' '.repeat(1_000_000)}x`],
    ['letters', 'a'.repeat(1_000_000)],
  ])('takes no noticeable time over a header of a million %s', (_kind, header) => {
    const began = performance.now();
    choose({ stored: header, query: header, cookie: header, header });
    // Linear reading takes some milliseconds; quadratic reading would take minutes.
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('looks no further than the first 32 languages of a header', () => {
    expect(choose({ header: `${'xx,'.repeat(31)}lt` })).toBe('lt');
    expect(choose({ header: `${'xx,'.repeat(32)}lt` })).toBe('en');
  });
});
