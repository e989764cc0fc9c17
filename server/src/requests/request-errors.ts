import type { RequestKind } from '@website/common/request-fields';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { handleError, problemFrom, replyWithProblem } from '../errors/error-handler.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import { explainProblem, isFormPost } from './form-answers.ts';
import { answerLanguage } from './page-language.ts';
import { outcomeOf } from './request-metrics.ts';
import type { RequestRoutesOptions } from './routes.ts';

const RETRY_AFTER_S = 60;

/** Becomes a page for visitors without a script, and a problem in JSON for everyone else. */
export function requestErrorHandler(
  kind: RequestKind,
  { site, env, metrics, siteOrigins }: RequestRoutesOptions,
) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const fault = problemFrom(error);
    const { status } = fault;
    metrics.count(kind, outcomeOf(status));
    if (status === 503) reply.header('retry-after', String(RETRY_AFTER_S));
    // Whoever keeps the requests has told of an outage already, once.
    const known = status < 500 || error instanceof StorageUnavailable;
    if (!isFormPost(request)) {
      return known ? replyWithProblem(request, reply, fault) : handleError(error, request, reply);
    }
    if (!known) request.log.error({ err: error, req: request }, 'A request failed');
    const language = answerLanguage(request, siteOrigins);
    return explainProblem(request, reply, { site, siteUrl: env.SITE_URL }, { language, status });
  };
}
