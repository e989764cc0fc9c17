import { languageOfTag } from './language-tags.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** Everything that may say which language a visitor wants; what a side cannot see it leaves out. */
export type LanguageSources = {
  /** Local storage `i18nextLng`; only the browser can see it. */
  stored?: string | null | undefined;
  /** Query parameter `lng`. */
  query?: string | null | undefined;
  /** Cookie `i18next`. */
  cookie?: string | null | undefined;
  /** Tags the browser prefers, best first: `navigator.languages`, or the header read by `readAcceptLanguage`. */
  browser?: readonly string[] | undefined;
};

export const LANGUAGE_STORAGE_KEY = 'i18nextLng';
export const LANGUAGE_COOKIE = 'i18next';
export const LANGUAGE_PARAMETER = 'lng';

/** One year, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE = 31_536_000;

/**
 * The language for an address that names none, on the server and in the browser alike.
 * A source that names no language of ours is passed over, so a stale value never traps a visitor;
 * a browser's `*` ("anything") means the default, and what it ranks lower no longer counts.
 */
export function chooseLanguage(sources: LanguageSources): Language {
  const browser = sources.browser ?? [];
  const anything = browser.indexOf('*');
  const wanted = anything < 0 ? browser : browser.slice(0, anything);
  for (const tag of [sources.stored, sources.query, sources.cookie, ...wanted]) {
    const language = languageOfTag(tag);
    if (language !== undefined) return language;
  }
  return DEFAULT_LANGUAGE;
}
