import type { DemoRequest, TrialRequest } from '@website/common/request-contract';
import { HONEYPOT } from '@website/common/request-fields';
import type { FastifyBaseLogger } from 'fastify';
import type { AcceptedRequest, NewRequest } from '../storage/accepting.ts';
import { StorageUnavailable } from '../storage/storage-unavailable.ts';
import type { AcceptingStore } from '../storage/store.ts';
import type { RequestMetrics } from './request-metrics.ts';
import { spamMark } from './spam-marks.ts';

export type Answers = ({ kind: 'trial' } & TrialRequest) | ({ kind: 'demo' } & DemoRequest);

export type AcceptanceOptions = {
  store: AcceptingStore;
  metrics: RequestMetrics;
  log: FastifyBaseLogger;
  /** There is something new to send. */
  onAccepted: () => void;
};

export type Accept = (answers: Answers, language: string | undefined) => Promise<AcceptedRequest>;

function toStore(answers: Answers, language: string | undefined): NewRequest {
  const { kind, email, source, utm_source, utm_medium, utm_campaign } = answers;
  const request = {
    kind,
    email,
    name: kind === 'demo' ? answers.name : null,
    phone: kind === 'trial' ? answers.phone : null,
    kids_count: kind === 'demo' ? answers.kidsCount : null,
    source: source ?? null,
    utm_source: utm_source ?? null,
    utm_medium: utm_medium ?? null,
    utm_campaign: utm_campaign ?? null,
    language: language ?? null,
    received_at: Date.now(),
  };
  return { ...request, quarantine_reason: spamMark(request, answers[HONEYPOT]) };
}

/** Stores a request, and only then lets it be answered. An outage is told once, when it begins and when it ends. */
export function createAcceptance({ store, metrics, log, onAccepted }: AcceptanceOptions): Accept {
  let away = false;

  const storeOrTell = async (request: NewRequest): Promise<AcceptedRequest> => {
    try {
      const accepted = await store.accept(request);
      if (away) log.info('Requests are stored again');
      away = false;
      return accepted;
    } catch (err) {
      if (err instanceof StorageUnavailable && !away) log.error({ err }, 'Requests cannot be stored');
      away ||= err instanceof StorageUnavailable;
      throw err;
    }
  };

  return async (answers, language) => {
    const request = toStore(answers, language);
    const accepted = await storeOrTell(request);
    const quarantined = request.quarantine_reason !== null;
    if (accepted.repeated) metrics.count(request.kind, 'repeated');
    else metrics.count(request.kind, quarantined ? 'quarantined' : 'accepted');
    if (!accepted.repeated && !quarantined) onAccepted();
    return accepted;
  };
}
