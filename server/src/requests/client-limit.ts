import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';

const WINDOW_MS = 10 * 60_000;

/** Clients remembered at the same time; an address is forgotten with its window and never leaves memory. */
const MOST_CLIENTS = 50_000;

/**
 * So many requests in ten minutes from one client, both calls taken together: an IPv4 address or an IPv6 /64,
 * as the connection or a trusted proxy tells it.
 */
export async function clientLimit(app: FastifyInstance, most: number): Promise<onRequestAsyncHookHandler> {
  await app.register(rateLimit, {
    global: false,
    max: most,
    timeWindow: WINDOW_MS,
    cache: MOST_CLIENTS,
    ipv6Subnet: 64,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error('Too many requests'), { statusCode }),
  });
  return app.rateLimit();
}
