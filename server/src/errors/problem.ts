import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { type Answer, type AnswerHeaders, BASE_HEADERS } from '../answer.ts';

/** What went wrong, after RFC 9457; `errors` names the parts of the body that must be mended. */
export const problemSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type Problem = z.output<typeof problemSchema>;

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const DETAILS: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  404: 'There is nothing at this address.',
  405: 'This address can only be read.',
  408: 'The request took too long to arrive.',
  413: 'The request is larger than is accepted here.',
  414: 'The address is longer than is accepted here.',
  415: 'The body has a type that is not accepted here.',
  417: 'The expectation cannot be met.',
  422: 'Some fields must be mended.',
  429: 'There were too many requests from here. Please try again later.',
  431: 'The headers are larger than is accepted here.',
  500: 'Something went wrong on our side. Please try again in a minute.',
  503: 'The service cannot answer just now. Please try again in a minute.',
};

export function problem(status: number, more: Partial<Pick<Problem, 'detail' | 'errors'>> = {}): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  const detail = DETAILS[status];
  return { type: 'about:blank', title, status, ...(detail !== undefined && { detail }), ...more };
}

export type Written = { contentType: string; body: string };

/** A problem as its reader wants it: a sentence in a browser's window, JSON for programs. */
export function writeProblem(fault: Problem, accept: string | undefined): Written {
  if (accept?.includes('text/html')) {
    return { contentType: 'text/plain; charset=utf-8', body: `${fault.detail ?? fault.title}\n` };
  }
  return { contentType: PROBLEM_TYPE, body: JSON.stringify(fault) };
}

/** A problem where no framework stands between us and the connection. */
export function problemAnswer(status: number, accept?: string, headers: AnswerHeaders = {}): Answer {
  const { contentType, body } = writeProblem(problem(status), accept);
  return {
    status,
    headers: {
      ...BASE_HEADERS,
      'cache-control': 'no-store',
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  };
}
