import { readAddress } from '@website/common/addresses';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@website/common/languages';
import type { Resource } from './resource.ts';

/** The whole site in memory. */
export type Site = {
  /** By path: `/lt/pricing`, `/favicon.svg`. */
  resources: ReadonlyMap<string, Resource>;
  /** The page for unknown addresses, in each language. */
  notFound: ReadonlyMap<Language, Resource>;
};

/** For a process that runs the service alone. */
export const NO_PAGES: Site = { resources: new Map(), notFound: new Map() };

export function notFoundPage(site: Site, path: string): Resource | undefined {
  const first = path.split('/', 2)[1];
  const language = isLanguage(first) ? first : DEFAULT_LANGUAGE;
  return site.notFound.get(language) ?? site.notFound.get(DEFAULT_LANGUAGE);
}

/** Where a built file is found by visitors. */
export type Place = { kind: 'page' | 'file' | 'not-found'; path: string };

const INDEX_OR_HTML = /(?:(?:^|\/)index)?\.html$/;
/** Settings for static hosts, and what editors and systems leave behind. */
const NEVER_SERVED = /^(?:_headers|_redirects)$|(?:^|\/)\.(?!well-known\/)/;

/** The place of a built file, given by its path inside the site; none for what is not for visitors. */
export function placeOf(file: string): Place | undefined {
  if (NEVER_SERVED.test(file)) return undefined;
  const path = `/${encodeURI(file.replace(INDEX_OR_HTML, ''))}`;
  if (!file.endsWith('.html')) return { kind: 'file', path };
  return { kind: readAddress(path).route === '/404' ? 'not-found' : 'page', path };
}
