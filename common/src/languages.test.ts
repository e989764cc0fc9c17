import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_FACTS, LANGUAGES } from './languages.ts';

describe('the languages', () => {
  it('are nine, each named once, English by default', () => {
    expect(new Set(LANGUAGES).size).toBe(9);
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it('have facts, and nothing else has', () => {
    expect(Object.keys(LANGUAGE_FACTS)).toEqual([...LANGUAGES]);
  });

  it('have names that tell them apart', () => {
    const names = LANGUAGES.map((language) => LANGUAGE_FACTS[language].name);
    expect(new Set(names).size).toBe(LANGUAGES.length);
  });

  it.each(LANGUAGES)('%s has a locale of its own that every formatter knows', (language) => {
    const { intl } = LANGUAGE_FACTS[language];
    expect(Intl.getCanonicalLocales(intl)).toEqual([intl]);
    const known = [
      Intl.NumberFormat.supportedLocalesOf(intl),
      Intl.DateTimeFormat.supportedLocalesOf(intl),
      Intl.PluralRules.supportedLocalesOf(intl),
      Intl.ListFormat.supportedLocalesOf(intl),
    ];
    expect(known).toEqual([[intl], [intl], [intl], [intl]]);
  });

  it.each(LANGUAGES)('%s calls itself what its locale calls it', (language) => {
    const { intl, name } = LANGUAGE_FACTS[language];
    const base = new Intl.DisplayNames(intl, { type: 'language' }).of(language) ?? '';
    expect(base.toLocaleLowerCase(intl)).toContain(name.toLocaleLowerCase(intl));
  });

  it.each(LANGUAGES)('%s gives social networks the same territory as its locale', (language) => {
    const { intl, openGraph } = LANGUAGE_FACTS[language];
    expect(openGraph).toBe(intl.replace('-', '_'));
  });

  it('ask for the font subsets that their letters need', () => {
    expect(LANGUAGE_FACTS.ru.fonts[0]).toBe('cyrillic');
    expect(LANGUAGE_FACTS.lt.fonts).toContain('latin-ext');
    expect(LANGUAGE_FACTS.pl.fonts).toContain('latin-ext');
    for (const language of LANGUAGES) expect(LANGUAGE_FACTS[language].fonts).toContain('latin');
  });
});

describe('being a language of the site', () => {
  it.each(LANGUAGES)('holds for %s', (language) => {
    expect(isLanguage(language)).toBe(true);
  });

  it.each(['EN', 'nb', 'de-AT', '', 'fi', 'toString', null, undefined, 1, ['en']])(
    'does not hold for %j',
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );
});
