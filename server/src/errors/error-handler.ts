import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Problem, problem, writeProblem } from './problem.ts';
import { validationErrors } from './validation-errors.ts';

function isFaultOfClient(status: number | undefined): status is number {
  return status !== undefined && status >= 400 && status < 500;
}

export function problemFrom(error: FastifyError): Problem {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return problem(422, { errors: validationErrors(error.validation) });
  }
  if (isFaultOfClient(error.statusCode)) return problem(error.statusCode);
  return problem(error.statusCode === 503 ? 503 : 500);
}

export function replyWithProblem(request: FastifyRequest, reply: FastifyReply, fault: Problem): FastifyReply {
  const accept = request.url.startsWith('/api/') ? undefined : request.headers.accept;
  const { contentType, body } = writeProblem(fault, accept);
  return reply.code(fault.status).header('cache-control', 'no-store').type(contentType).send(body);
}

/** The one place where a thrown error becomes an answer. Only our own faults are logged: theirs are counted. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = problemFrom(error);
  if (fault.status >= 500) request.log.error({ err: error, req: request }, 'A request failed');
  return replyWithProblem(request, reply, fault);
}
