import { acceptedSchema } from '@website/common/request-contract';
import { z } from 'zod';
import { problemSchema } from '../errors/problem.ts';

export const TAKEN_TYPES = ['application/json', 'application/x-www-form-urlencoded'];

const asProblem = (description: string) => ({
  description: `${description} A form gets a page in the visitor's language with this status.`,
  content: {
    'application/problem+json': { schema: problemSchema },
    'text/html': { schema: z.string() },
  },
});

/** Every answer that the two calls give. */
export const answerSchemas = {
  201: {
    description: 'Stored. The same again within ten minutes is one request, and gets this answer too.',
    content: { 'application/json': { schema: acceptedSchema } },
  },
  303: {
    description: 'Stored; a form goes on to the thank-you page.',
    content: { 'text/plain': { schema: z.literal('') } },
  },
  400: asProblem('The body is no JSON.'),
  413: asProblem('The body is too large.'),
  415: asProblem('The body is neither JSON nor a form.'),
  422: asProblem('Some fields must be mended; `errors` names them.'),
  429: asProblem('Too many requests from this client; `Retry-After` says when the next is welcome.'),
  500: asProblem('A fault on our side.'),
  503: asProblem('It cannot be stored just now; `Retry-After` says when to try again.'),
};
