import type { StoredNotification, StoredRequest } from '../storage/store.ts';
import { age, isLate, promise } from './age.ts';
import type { Column } from './table.ts';

export function time(at: number | null): string {
  return at === null ? '' : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A request as programs get it: the names of the form's fields, and times as text. */
export function requestJson(request: StoredRequest) {
  return {
    id: request.id,
    kind: request.kind,
    receivedAt: iso(request.received_at),
    answeredAt: iso(request.answered_at),
    name: request.name,
    email: request.email,
    phone: request.phone,
    kidsCount: request.kids_count,
    language: request.language,
    source: request.source,
    utm_source: request.utm_source,
    utm_medium: request.utm_medium,
    utm_campaign: request.utm_campaign,
    quarantineReason: request.quarantine_reason,
    releasedAt: iso(request.released_at),
  };
}

export function agedRequestJson(request: StoredRequest, now: number) {
  return {
    ...requestJson(request),
    ageSeconds: Math.floor((now - request.received_at) / 1000),
    late: request.answered_at === null && isLate(request.received_at, now),
  };
}

export function notificationJson(notification: StoredNotification) {
  const { id, request_id, channel, state, attempts, last_error } = notification;
  return {
    id,
    requestId: request_id,
    channel,
    state,
    attempts,
    nextAttemptAt: state === 'pending' ? iso(notification.next_attempt_at) : null,
    lastError: last_error,
    sentAt: iso(notification.sent_at),
  };
}

/** How a request stands against what its visitor was promised. */
export function standing({ received_at, answered_at }: StoredRequest, now: number): string {
  if (answered_at === null) return promise(received_at, now);
  return `answered after ${age(answered_at - received_at)}`;
}

export function requestColumns(now: number): Column<StoredRequest>[] {
  return [
    { title: 'ID', cell: ({ id }) => id },
    { title: 'KIND', cell: ({ kind }) => kind },
    { title: 'AGE', cell: ({ received_at }) => age(now - received_at) },
    { title: 'PROMISE', cell: (request) => standing(request, now) },
    { title: 'E-MAIL', cell: ({ email }) => email },
    { title: 'NAME OR PHONE', cell: ({ name, phone }) => name ?? phone ?? '' },
    { title: 'CHILDREN', cell: ({ kids_count }) => kids_count ?? '' },
    { title: 'LANGUAGE', cell: ({ language }) => language ?? '' },
  ];
}

export const NOTIFICATION_COLUMNS: Column<StoredNotification>[] = [
  { title: 'NOTIFICATION', cell: ({ id }) => id },
  { title: 'CHANNEL', cell: ({ channel }) => channel },
  { title: 'STATE', cell: ({ state }) => state },
  { title: 'ATTEMPTS', cell: ({ attempts }) => String(attempts) },
  {
    title: 'SENT OR DUE',
    cell: ({ state, sent_at, next_attempt_at }) => time(state === 'pending' ? next_attempt_at : sent_at),
  },
  { title: 'LAST FAULT', cell: ({ last_error }) => last_error ?? '' },
];
