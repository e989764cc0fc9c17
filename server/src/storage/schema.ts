import type { KidsCount, RequestKind } from '@website/common/request-fields';

export const CHANNELS = ['mail', 'webhook'] as const;

export type Channel = (typeof CHANNELS)[number];

/** `pending` waits for its time or is being sent; `stuck` was given up, until somebody asks for a retry. */
export type NotificationState = 'pending' | 'sent' | 'stuck';

export type RequestRow = {
  id: string;
  kind: RequestKind;
  email: string;
  email_key: string;
  name: string | null;
  phone: string | null;
  kids_count: KidsCount | null;
  source: string | null;
  utm_source: string | null;
  utm_medium: string | null;
  utm_campaign: string | null;
  language: string | null;
  received_at: number;
  answered_at: number | null;
  quarantine_reason: string | null;
  released_at: number | null;
};

export type RecentRequestRow = {
  kind: RequestKind;
  email_key: string;
  quarantined: 0 | 1;
  request_id: string;
  expires_at: number;
};

export type NotificationRow = {
  id: string;
  request_id: string;
  channel: Channel;
  state: NotificationState;
  attempts: number;
  next_attempt_at: number;
  lease_owner: string | null;
  lease_until: number | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
};

/** The tables as `migrations/` leaves them. */
export type Tables = {
  requests: RequestRow;
  recent_requests: RecentRequestRow;
  notifications: NotificationRow;
};
