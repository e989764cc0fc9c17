import type { FastifySchemaValidationError } from 'fastify';
import { z } from 'zod';
import type { Problem } from './problem.ts';

type FieldErrors = NonNullable<Problem['errors']>;

const unknownFieldsSchema = z.object({ keys: z.array(z.string()) });

/** Names come from the client: a few of them, cut short, say enough. */
const MOST_ERRORS = 20;
const LONGEST_NAME = 100;

function errorsOf({
  keyword,
  instancePath,
  message = '',
  params,
}: FastifySchemaValidationError): FieldErrors {
  const unknown = keyword === 'unrecognized_keys' ? unknownFieldsSchema.safeParse(params).data : undefined;
  if (unknown !== undefined) {
    return unknown.keys.map((key) => ({
      field: key.slice(0, LONGEST_NAME),
      message: 'There is no such field',
    }));
  }
  return [{ field: instancePath.split('/').filter(Boolean).join('.'), message }];
}

/** What a person or a program must mend, field by field. */
export function validationErrors(found: readonly FastifySchemaValidationError[]): FieldErrors {
  return found.flatMap(errorsOf).slice(0, MOST_ERRORS);
}
