import { REQUEST_KINDS, type RequestKind } from '@website/common/request-fields';
import { Counter, Gauge, type Registry } from 'prom-client';

const OUTCOMES = [
  'accepted',
  'repeated',
  'quarantined',
  'invalid',
  'limited',
  'unavailable',
  'failed',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

export type RequestMetrics = { count(kind: RequestKind, outcome: Outcome): void };

export function outcomeOf(status: number): Outcome {
  if (status === 429) return 'limited';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'failed' : 'invalid';
}

export function addRequestMetrics(registry: Registry, waiting: () => number): RequestMetrics {
  const requests = new Counter({
    name: 'requests_total',
    help: 'Requests for a trial or a demo, by kind and by what became of them.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  for (const kind of REQUEST_KINDS) for (const outcome of OUTCOMES) requests.inc({ kind, outcome }, 0);
  new Gauge({
    name: 'requests_waiting',
    help: 'Requests that wait to be written to the database.',
    registers: [registry],
    collect() {
      this.set(waiting());
    },
  });
  return { count: (kind, outcome) => requests.inc({ kind, outcome }) };
}
