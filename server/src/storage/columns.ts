import type { Tables } from './schema.ts';

export type ColumnType = 'text' | 'bigint' | 'integer';

/** The columns of each table with their types, for statements that take whole rows. */
export const COLUMNS: { [Name in keyof Tables]: Record<keyof Tables[Name] & string, ColumnType> } = {
  requests: {
    id: 'text',
    kind: 'text',
    email: 'text',
    email_key: 'text',
    name: 'text',
    phone: 'text',
    kids_count: 'text',
    source: 'text',
    utm_source: 'text',
    utm_medium: 'text',
    utm_campaign: 'text',
    language: 'text',
    received_at: 'bigint',
    answered_at: 'bigint',
    quarantine_reason: 'text',
    released_at: 'bigint',
  },
  recent_requests: {
    kind: 'text',
    email_key: 'text',
    quarantined: 'integer',
    request_id: 'text',
    expires_at: 'bigint',
  },
  notifications: {
    id: 'text',
    request_id: 'text',
    channel: 'text',
    state: 'text',
    attempts: 'integer',
    next_attempt_at: 'bigint',
    lease_owner: 'text',
    lease_until: 'bigint',
    last_error: 'text',
    created_at: 'bigint',
    sent_at: 'bigint',
  },
};
