import { createServer, type RequestListener, type Server } from 'node:http';
import { sendAnswer } from './answer.ts';
import { problemAnswer } from './errors/problem.ts';
import type { Limits } from './limits.ts';

/** Node's server with our limits, and with our answers in place of its own bare ones. */
export function createHttpServer(limits: Limits, listener: RequestListener): Server {
  const { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval, maxHeaderSize } =
    limits;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval,
      maxHeaderSize,
      // The listener refuses what has no host itself: Node's refusal would lack the security headers.
      requireHostHeader: false,
    },
    listener,
  );
  server.setTimeout(limits.connectionTimeout);
  server.on('checkExpectation', (_request, response) => sendAnswer(response, problemAnswer(417)));
  return server;
}
