import { REQUEST_KINDS, type RequestKind } from '@website/common/request-fields';
import type { RequestFilter } from '../storage/store.ts';
import { UsageError } from './cli-error.ts';

export const FILTER_OPTIONS = {
  kind: { type: 'string', value: REQUEST_KINDS.join('|'), help: 'only this kind' },
  email: { type: 'string', value: 'ADDRESS', help: 'only from this e-mail address' },
  since: { type: 'string', value: 'DATE', help: 'received on or after, as 2026-01-31 or 2026-01-31T08:00Z' },
  before: { type: 'string', value: 'DATE', help: 'received before' },
  answered: { type: 'boolean', help: 'only what is marked as answered' },
  unanswered: { type: 'boolean', help: 'only what is not' },
} as const;

export type FilterValues = {
  kind?: string | undefined;
  email?: string | undefined;
  since?: string | undefined;
  before?: string | undefined;
  answered?: boolean | undefined;
  unanswered?: boolean | undefined;
};

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

function readDate(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const date = DATE.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(date)) throw new UsageError(`--${option} must be a date such as 2026-01-31.`);
  return date;
}

function readKind(text: string | undefined): RequestKind | undefined {
  if (text === undefined) return undefined;
  const kind = REQUEST_KINDS.find((each) => each === text);
  if (kind === undefined) throw new UsageError(`--kind must be ${REQUEST_KINDS.join(' or ')}.`);
  return kind;
}

function readAnswered({ answered, unanswered }: FilterValues): boolean | undefined {
  if (answered && unanswered) throw new UsageError('--answered and --unanswered exclude each other.');
  if (answered) return true;
  return unanswered ? false : undefined;
}

export function readFilter(values: FilterValues): RequestFilter {
  return {
    kind: readKind(values.kind),
    email: values.email,
    receivedSince: readDate('since', values.since),
    receivedBefore: readDate('before', values.before),
    answered: readAnswered(values),
  };
}

export function readNumber(option: string, text: string, { min, max }: { min: number; max: number }): number {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new UsageError(`--${option} must be a number from ${min} to ${max}.`);
  }
  return number;
}
