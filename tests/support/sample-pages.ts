import { LANGUAGES, type Language } from '@website/common/languages';
import { type BuiltPage, builtPages } from './built-site.ts';

/** Set by `npm run test:full`: every page in every language instead of the sample. */
export const EVERYTHING = process.env['EVERY_PAGE'] === '1';

/**
 * Pages for tests that take seconds each: the landing page in every language, and every other route in one
 * language, a different one each time, so that all nine get their share.
 */
export function samplePages(): BuiltPage[] {
  const pages = builtPages();
  if (EVERYTHING) return pages;
  const routes = [...new Set(pages.map(({ route }) => route))].sort();
  const languageFor = (route: string) => LANGUAGES[routes.indexOf(route) % LANGUAGES.length];
  return pages.filter(({ language, route }) => route === '/' || language === languageFor(route));
}

export const samplePagesIn = (language: Language) =>
  samplePages().filter((page) => page.language === language);
