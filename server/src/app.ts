import { type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Env } from './env.ts';
import { answerClientError } from './errors/client-error.ts';
import { handleError, replyWithProblem } from './errors/error-handler.ts';
import { problem } from './errors/problem.ts';
import { createFront } from './front.ts';
import { NO_PAGES, type Site } from './hosting/site.ts';
import { createHttpServer } from './http-server.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type LogDestination, type LogLevel, logging } from './operations/logging.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { Readiness } from './operations/readiness.ts';
import { operationsRoutes } from './operations/routes.ts';
import { addRequests } from './requests/add-requests.ts';
import type { RequestStore } from './storage/store.ts';

export type AppOptions = {
  env: Pick<
    Env,
    'SITE_URL' | 'API_URL' | 'ALLOWED_ORIGINS' | 'RATE_LIMIT' | 'TRUSTED_PROXIES' | 'METRICS_TOKEN'
  >;
  site: Site;
  store: RequestStore;
  log: { level: LogLevel; stream: LogDestination };
  limits?: Partial<Limits>;
  metrics?: Metrics;
  readiness?: Readiness;
  /** A request was stored, and its notifications wait to be sent. */
  onAccepted?: () => void;
};

export type App = FastifyInstance;

/** Builds the whole server without listening, so that tests may have as many as they like. */
export async function buildApp({
  env,
  site,
  store,
  log,
  limits: given,
  metrics = createMetrics(),
  readiness = new Readiness(),
  onAccepted = () => {},
}: AppOptions): Promise<App> {
  const limits = { ...LIMITS, ...given };
  let stopping = false;

  const app = fastify({
    serverFactory: (service) =>
      createHttpServer(
        limits,
        createFront(
          {
            hosting: { site, siteUrl: env.SITE_URL },
            observe: metrics.observe,
            onFault: (err, req) => app.log.error({ err, req }, 'A page could not be sent'),
            isStopping: () => stopping,
          },
          service,
        ),
      ),
    logger: logging(log.level, log.stream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUSTED_PROXIES.length === 0 ? false : env.TRUSTED_PROXIES,
    bodyLimit: limits.bodyLimit,
    routerOptions: { maxParamLength: limits.maxParamLength },
    // What arrives on an open connection while we stop is still answered, as the last on it.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: handleError,
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => replyWithProblem(request, reply, problem(404)));
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });

  if (site !== NO_PAGES) readiness.add('pages', () => site.resources.size > 0);
  readiness.add('storage', async () => {
    await store.ping();
    return true;
  });
  await app.register(operationsRoutes, { metrics, metricsToken: env.METRICS_TOKEN, readiness });
  await addRequests(app, { env, site, store, registry: metrics.registry, onAccepted });
  return app;
}
