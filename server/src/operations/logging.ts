import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';

export type LogDestination = { write(line: string): void };
type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;
export type LogLevel = FastifyBaseLogger['level'];

/** Only these parts of an error: databases add the values at fault, which are somebody's data. */
function describeError(error: Error & { code?: unknown }) {
  const { name, message, stack = '', code } = error;
  return { type: name, message, stack, ...(typeof code === 'string' && { code }) };
}

/** Only these parts of a request: an address, a query, a cookie or a user agent would point at a person. */
function describeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method, path: url.split('?', 1)[0] };
}

/** Structured logs without personal data, a line of JSON each. */
export function logging(level: LogLevel, stream: LogDestination): LoggerOptions {
  return {
    level,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, req: describeRequest },
  };
}
