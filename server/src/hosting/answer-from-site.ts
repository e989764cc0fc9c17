import type { IncomingMessage } from 'node:http';
import { addressIn } from '@website/common/addresses';
import { DEFAULT_LANGUAGE } from '@website/common/languages';
import { type Answer, type AnswerHeaders, BASE_HEADERS } from '../answer.ts';
import { problemAnswer } from '../errors/problem.ts';
import { acceptedEncodings } from './encodings.ts';
import { namesEntityTag } from './entity-tags.ts';
import { blogPageAddress, trueAddress } from './moved.ts';
import { type Resource, representationFor } from './resource.ts';
import { notFoundPage, type Site } from './site.ts';
import { chosenLanguage, languageCookie, visitorLanguage } from './visitor-language.ts';

/** No page of ours has a longer path; the limit keeps odd requests cheap. */
const LONGEST_PATH = 1024;

const PERMANENT = { 'cache-control': 'public, max-age=3600' };
/** A choice must reach its visitor alone: no shared cache may keep an answer that sets a cookie. */
const PERSONAL = { 'cache-control': 'private, no-cache' };
const BY_VISITOR = { ...PERSONAL, vary: 'Accept-Language, Cookie' };

export type Hosting = { site: Site; siteUrl: string };

function resourceAnswer({ headers }: IncomingMessage, resource: Resource, more?: AnswerHeaders): Answer {
  const version = representationFor(resource, acceptedEncodings(headers['accept-encoding']));
  const unchanged = namesEntityTag(headers['if-none-match'], version.tag);
  const ready = unchanged ? version.unchangedHeaders : version.headers;
  const answer = {
    status: unchanged ? 304 : 200,
    headers: more === undefined ? ready : { ...ready, ...more },
  };
  return unchanged ? answer : { ...answer, body: version.body() };
}

function redirection(status: 302 | 308, location: string, more: AnswerHeaders): Answer {
  return { status, headers: { ...BASE_HEADERS, ...more, location, 'content-length': '0' } };
}

function pageAnswer(hosting: Hosting, request: IncomingMessage, resource: Resource, query: string): Answer {
  const { site, siteUrl } = hosting;
  const { page } = resource;
  if (page === undefined) return resourceAnswer(request, resource);
  const moved = blogPageAddress(site, page, query);
  if (moved !== undefined) return redirection(308, moved, PERMANENT);
  const choice = chosenLanguage(query);
  const cookie = choice && { 'set-cookie': languageCookie(choice, siteUrl, request.headers.host ?? '') };
  if (!page.prefixed) {
    const language = visitorLanguage(request.headers, choice);
    const address = addressIn(language, page.route);
    if (language !== DEFAULT_LANGUAGE && site.resources.has(address)) {
      return redirection(302, `${address}${query}`, { ...BY_VISITOR, ...cookie });
    }
  }
  const kept = choice === page.language && cookie ? { ...PERSONAL, ...cookie } : undefined;
  return resourceAnswer(request, resource, kept);
}

function unknownAnswer({ site }: Hosting, request: IncomingMessage, path: string, query: string): Answer {
  const { method, headers } = request;
  const reading = method === 'GET' || method === 'HEAD';
  const address = reading && path.length <= LONGEST_PATH ? trueAddress(site, path, query) : undefined;
  if (address !== undefined) return redirection(308, address, PERMANENT);
  const page = reading ? notFoundPage(site, path) : undefined;
  if (page === undefined) return problemAnswer(404, headers.accept);
  const version = representationFor(page, acceptedEncodings(headers['accept-encoding']));
  return { status: 404, headers: version.headers, body: version.body() };
}

export type HostedKind = 'page' | 'file' | 'unknown';

/** What the site holds at an address, and what kind of thing that is. */
export function answerFromSite(hosting: Hosting, request: IncomingMessage): [HostedKind, Answer] {
  const { method, url = '/', headers } = request;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? '' : url.slice(mark);
  const resource = hosting.site.resources.get(path);
  if (resource === undefined) return ['unknown', unknownAnswer(hosting, request, path, query)];
  const kind = resource.page === undefined ? 'file' : 'page';
  if (method === 'GET' || method === 'HEAD') return [kind, pageAnswer(hosting, request, resource, query)];
  return [kind, problemAnswer(405, headers.accept, { allow: 'GET, HEAD' })];
}
