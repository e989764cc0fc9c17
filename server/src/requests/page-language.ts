import { readAddress } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import type { FastifyRequest } from 'fastify';
import { chosenLanguage, visitorLanguage } from '../hosting/visitor-language.ts';

type Asked = Pick<FastifyRequest, 'url' | 'headers'>;

function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}

/** Language of the page that a request was sent from, where the form or the browser tells. */
export function pageLanguage({ url, headers }: Asked, siteOrigins: readonly string[]): Language | undefined {
  const named = chosenLanguage(queryOf(url));
  if (named !== undefined) return named;
  const page = URL.parse(headers.referer ?? '');
  // Other sites learn only the origin of a page, so a bare one may have been any page of ours.
  if (page === null || page.pathname === '/') return undefined;
  const ours = page.host === headers.host || siteOrigins.includes(page.origin);
  return ours ? readAddress(page.pathname).language : undefined;
}

/** Language to answer a visitor in. */
export function answerLanguage(request: Asked, siteOrigins: readonly string[]): Language {
  return pageLanguage(request, siteOrigins) ?? visitorLanguage(request.headers, undefined);
}
