import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { BASE_HEADERS, sendAnswer } from './answer.ts';
import { problemAnswer } from './errors/problem.ts';
import { answerFromSite, type Hosting } from './hosting/answer-from-site.ts';
import type { Metrics, RequestKind } from './operations/metrics.ts';

const SERVICE_PATH = /^\/(?:(api)(?:[/?]|$)|(?:healthz|readyz|metrics)(?:\?|$))/;

export type FrontOptions = {
  hosting: Hosting;
  observe: Metrics['observe'];
  onFault: (error: unknown, request: IncomingMessage) => void;
  /** While the process stops, each answer is the last of its connection. */
  isStopping: () => boolean;
};

/** A client may name the whole address (`GET http://host/path`); from here on only the path counts. */
function keepPathOnly(request: IncomingMessage): void {
  const { url = '/' } = request;
  if (url.startsWith('/')) return;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  request.url = path.startsWith('/') ? path : `/${path}`;
}

function isWellFormed({ httpVersion, headers, url }: IncomingMessage): boolean {
  return url !== '*' && (headers.host !== undefined || httpVersion === '1.0');
}

function handOver(service: RequestListener, request: IncomingMessage, response: ServerResponse): void {
  for (const name in BASE_HEADERS) response.setHeader(name, BASE_HEADERS[name] ?? '');
  service(request, response);
}

/**
 * Stands before the framework: pages and files are answered straight from memory, several times faster than
 * through routes and hooks; the service's own paths go on to it.
 */
export function createFront(options: FrontOptions, service: RequestListener): RequestListener {
  const { hosting, observe, onFault, isStopping } = options;

  const dispatch = (request: IncomingMessage, response: ServerResponse): RequestKind => {
    if (!isWellFormed(request)) {
      sendAnswer(response, problemAnswer(400, undefined, { connection: 'close' }));
      return 'malformed';
    }
    keepPathOnly(request);
    const toService = SERVICE_PATH.exec(request.url ?? '/');
    if (toService !== null) {
      handOver(service, request, response);
      return toService[1] === undefined ? 'operations' : 'api';
    }
    const [kind, answer] = answerFromSite(hosting, request);
    sendAnswer(response, answer);
    return kind;
  };

  return (request, response) => {
    const start = performance.now();
    let kind: RequestKind = 'unknown';
    response.once('finish', () => observe(kind, response.statusCode, (performance.now() - start) / 1000));
    if (isStopping()) response.shouldKeepAlive = false;
    try {
      kind = dispatch(request, response);
    } catch (error) {
      onFault(error, request);
      if (response.headersSent) response.destroy();
      else sendAnswer(response, problemAnswer(500, request.headers.accept));
    }
  };
}
