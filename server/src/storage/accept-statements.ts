import type { DatabaseKind } from './database.ts';
import { insertStatement } from './row-statements.ts';

/** For so long after a request the same again is that request. */
export const REPEAT_WINDOW_MS = 10 * 60_000;

const RAN_OUT = `recent_requests.expires_at <= excluded.expires_at - ${REPEAT_WINDOW_MS}`;

/** A request is stored only if its place was free; its notifications only if it was stored. */
function statementsFor(kind: DatabaseKind) {
  return {
    // Tells who holds each place. Where another process takes one just now, the database makes us wait for it.
    takePlaces: insertStatement(
      kind,
      'recent_requests',
      'true',
      `on conflict (kind, email_key, quarantined) do update set
         request_id = case when ${RAN_OUT} then excluded.request_id else recent_requests.request_id end,
         expires_at = case when ${RAN_OUT} then excluded.expires_at else recent_requests.expires_at end
       returning kind, email_key, quarantined, request_id`,
    ),
    insertRequests: insertStatement(
      kind,
      'requests',
      'exists (select 1 from recent_requests where request_id = given.id)',
    ),
    insertNotifications: insertStatement(
      kind,
      'notifications',
      'exists (select 1 from requests where requests.id = given.request_id)',
    ),
  };
}

export const ACCEPT_STATEMENTS = { sqlite: statementsFor('sqlite'), postgres: statementsFor('postgres') };
