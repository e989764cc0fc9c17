import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import { requestSchemas } from '@website/common/request-contract';
import { REQUEST_PATHS, type RequestKind } from '@website/common/request-fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '../env.ts';
import type { Site } from '../hosting/site.ts';
import type { Accept, Answers } from './acceptance.ts';
import { answerSchemas, TAKEN_TYPES } from './answer-schemas.ts';
import { clientLimit } from './client-limit.ts';
import { isFormPost, thank } from './form-answers.ts';
import { answerLanguage, pageLanguage } from './page-language.ts';
import { requestErrorHandler } from './request-errors.ts';
import type { RequestMetrics } from './request-metrics.ts';

/** Of both calls; other origins may use what stands under it, and nothing else. */
export const REQUESTS_PREFIX = '/api/public';

export type RequestRoutesOptions = {
  env: Pick<Env, 'SITE_URL' | 'RATE_LIMIT'>;
  site: Site;
  /** Where our pages live: who may call from a browser. */
  siteOrigins: readonly string[];
  accept: Accept;
  metrics: RequestMetrics;
};

const pathOf = (kind: RequestKind) => REQUEST_PATHS[kind].slice(REQUESTS_PREFIX.length);

/** The two calls of the site, as JSON or as a plain form. */
export const requestRoutes: FastifyPluginAsyncZod<RequestRoutesOptions> = async (app, options) => {
  const { env, site, siteOrigins, accept } = options;
  const pages = { site, siteUrl: env.SITE_URL };

  app.removeContentTypeParser('text/plain');
  await app.register(formbody);
  await app.register(cors, {
    origin: [...siteOrigins],
    methods: ['POST'],
    allowedHeaders: ['content-type'],
    maxAge: 86_400,
    strictPreflight: false,
  });
  const onRequest = await clientLimit(app, env.RATE_LIMIT);

  const answer = async (request: FastifyRequest, reply: FastifyReply, answers: Answers) => {
    const { id } = await accept(answers, pageLanguage(request, siteOrigins));
    reply.header('cache-control', 'no-store');
    if (!isFormPost(request)) return reply.code(201).send({ id });
    return thank(reply, pages, answerLanguage(request, siteOrigins), answers.kind);
  };

  const routeOf = (kind: RequestKind) => ({
    onRequest,
    errorHandler: requestErrorHandler(kind, options),
  });
  const documented = { tags: ['requests'], consumes: TAKEN_TYPES, response: answerSchemas };

  app.post(
    pathOf('trial'),
    {
      ...routeOf('trial'),
      schema: { ...documented, summary: 'Ask for a free trial', body: requestSchemas.trial },
    },
    (request, reply) => answer(request, reply, { kind: 'trial', ...request.body }),
  );
  app.post(
    pathOf('demo'),
    { ...routeOf('demo'), schema: { ...documented, summary: 'Ask for a demo', body: requestSchemas.demo } },
    (request, reply) => answer(request, reply, { kind: 'demo', ...request.body }),
  );
};
