import type { ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '@website/common/security-headers';

export type AnswerHeaders = Readonly<Record<string, string>>;

/** An answer made ready, apart from sending it. */
export type Answer = { status: number; headers: AnswerHeaders; body?: Buffer | string };

/** For every answer that is not a page: nothing may be loaded, run or framed. */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What every answer carries unless it is a page with a policy of its own. */
export const BASE_HEADERS: AnswerHeaders = {
  ...SECURITY_HEADERS,
  'content-security-policy': STRICT_POLICY,
};

/** Node leaves the body out where the method or the status allows none. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(body);
}
