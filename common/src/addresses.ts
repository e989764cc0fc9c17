import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages.ts';

/** A path as one language's route: `/lt/pricing` is Lithuanian `/pricing`. */
export type Address = {
  language: Language;
  /** Path without the language, always beginning with `/`, never ending in one (but for the root). */
  route: string;
  /** Whether the language stands in the path. Where it does not, the visitor's language is detected. */
  prefixed: boolean;
};

/**
 * Empty segments are dropped and `\` counts as `/`, as in browsers: a route that began with two of them
 * would name another host when used as an address.
 */
export function readAddress(pathname: string): Address {
  const segments = pathname.split(/[/\\]+/).filter((segment) => segment !== '');
  const [first] = segments;
  const prefixed = isLanguage(first) && first !== DEFAULT_LANGUAGE;
  return {
    language: prefixed ? first : DEFAULT_LANGUAGE,
    route: `/${segments.slice(prefixed ? 1 : 0).join('/')}`,
    prefixed,
  };
}

/** Path of a route in a language: English stands at the root, every other language under its code. */
export function addressIn(language: Language, route: string): string {
  if (language === DEFAULT_LANGUAGE) return route;
  return `/${language}${route.replace(/^\/(?=$|[?#])/, '')}`;
}

/** `/en` and everything below it are old addresses of the English landing page. */
export function isOldEnglishAddress(pathname: string): boolean {
  return pathname === '/en' || pathname.startsWith('/en/');
}
