import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { replyWithProblem } from '../errors/error-handler.ts';
import { problem } from '../errors/problem.ts';
import type { Metrics } from './metrics.ts';
import { type AccessFault, metricsAccessFault } from './metrics-access.ts';
import { CHECK_RESULTS, type Readiness } from './readiness.ts';

export type OperationsOptions = {
  metrics: Metrics;
  metricsToken: string | undefined;
  readiness: Readiness;
};

const statusSchema = z.object({ status: z.literal('ok') });
const readySchema = z.object({
  status: z.enum(['ready', 'not ready']),
  checks: z.record(z.string(), z.enum(CHECK_RESULTS)),
});

function refuse(request: FastifyRequest, reply: FastifyReply, { status, detail }: AccessFault): FastifyReply {
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return replyWithProblem(request, reply, problem(status, { detail }));
}

/** What keeps a process running asks here: is it alive, may visitors come, how is it doing. */
export const operationsRoutes: FastifyPluginAsyncZod<OperationsOptions> = async (app, options) => {
  const { metrics, metricsToken, readiness } = options;

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', { schema: { response: { 200: statusSchema } } }, async () => ({
    status: 'ok' as const,
  }));

  app.get(
    '/readyz',
    { schema: { response: { 200: readySchema, 503: readySchema } } },
    async (_request, reply) => {
      const { ready, checks } = await readiness.report();
      return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks });
    },
  );

  app.get('/metrics', async (request, reply) => {
    const fault = metricsAccessFault(request, metricsToken);
    if (fault !== undefined) return refuse(request, reply, fault);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
