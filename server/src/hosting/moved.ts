import { type Address, addressIn, isOldEnglishAddress } from '@website/common/addresses';
import type { Site } from './site.ts';

const HTML_NAME = /(?:\/index)?\.html$/;

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * Where an unknown path has its one true address, if it has one: `/pricing/` and `/pricing/index.html` are
 * `/pricing`. Only addresses of our own pages come back, so no request can send a visitor to another host.
 */
export function trueAddress(site: Site, path: string, query: string): string | undefined {
  if (isOldEnglishAddress(path)) return `/${query}`;
  const clean = withoutTrailingSlashes(path.replace(HTML_NAME, '') || '/');
  const known = clean !== path && site.resources.get(clean)?.page !== undefined;
  return known ? `${clean}${query}` : undefined;
}

const PAGE_NUMBER = /^page=([1-9]\d{0,3})$/;

/** `/blog?page=2` is `/blog/page/2#posts`, with whatever else the query says. */
export function blogPageAddress(site: Site, page: Address, query: string): string | undefined {
  if (page.route !== '/blog' || !query.includes('page=')) return undefined;
  const parts = query.slice(1).split('&');
  const number = parts.map((part) => PAGE_NUMBER.exec(part)?.[1]).find((match) => match !== undefined);
  if (number === undefined) return undefined;
  const path = addressIn(page.language, number === '1' ? '/blog' : `/blog/page/${number}`);
  if (!site.resources.has(path)) return undefined;
  const rest = parts.filter((part) => !part.startsWith('page=')).join('&');
  return `${path}${rest === '' ? '' : `?${rest}`}#posts`;
}
