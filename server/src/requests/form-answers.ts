import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import type { RequestKind } from '@website/common/request-fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../hosting/encodings.ts';
import { representationFor } from '../hosting/resource.ts';
import type { Site } from '../hosting/site.ts';

/** Where visitors see what became of a form that was sent without a script. */
export type FormPages = { site: Site; siteUrl: string };

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

export function isFormPost({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return FORM_TYPE.test(headers['content-type'] ?? '');
}

function addressOf({ site, siteUrl }: FormPages, path: string): string {
  return site.resources.has(path) ? path : `${siteUrl}${path}`;
}

/** To the thank-you page; reloading that page sends nothing again. */
export function thank(reply: FastifyReply, pages: FormPages, language: Language, kind: RequestKind) {
  const path = addressIn(language, `/thanks/${kind}`);
  return reply.code(303).header('location', addressOf(pages, path)).send();
}

/** The page that says what to do now, with the status of the problem; on another host, by way of a redirect. */
export function explainProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: FormPages,
  { language, status }: { language: Language; status: number },
) {
  const reason = status === 429 || status >= 500 ? 'busy' : 'invalid';
  const path = addressIn(language, `/request-error/${reason}`);
  const page = pages.site.resources.get(path);
  reply.header('cache-control', 'no-store');
  if (page === undefined) return reply.code(303).header('location', `${pages.siteUrl}${path}`).send();
  const version = representationFor(page, acceptedEncodings(request.headers['accept-encoding']));
  const { etag: _, ...headers } = version.headers;
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(version.body());
}
