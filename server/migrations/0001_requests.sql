-- The same text for SQLite and PostgreSQL. Times are milliseconds since 1970, UTC.

create table requests (
  id text primary key,
  kind text not null check (kind in ('trial', 'demo')),
  email text not null,
  -- Trimmed and in lower case: what repeats and erasure go by.
  email_key text not null,
  name text,
  phone text,
  kids_count text,
  source text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  -- Language of the page that the request was sent from, where it is known.
  language text,
  received_at bigint not null,
  answered_at bigint,
  -- Why a request is kept apart. It stays after the release.
  quarantine_reason text,
  released_at bigint
);

create index requests_by_time on requests (received_at, id);
create index requests_by_email on requests (email_key);

-- For ten minutes after a request, the same again is that request. What is kept apart never hides what is not.
create table recent_requests (
  kind text not null,
  email_key text not null,
  quarantined integer not null,
  request_id text not null references requests (id) on delete cascade deferrable initially deferred,
  expires_at bigint not null,
  primary key (kind, email_key, quarantined)
);

create index recent_requests_by_request on recent_requests (request_id);

create table notifications (
  id text primary key,
  request_id text not null references requests (id) on delete cascade,
  channel text not null check (channel in ('mail', 'webhook')),
  state text not null check (state in ('pending', 'sent', 'stuck')),
  attempts integer not null,
  next_attempt_at bigint not null,
  -- While a process tries to send it, nobody else does.
  lease_owner text,
  lease_until bigint,
  -- Without personal data.
  last_error text,
  created_at bigint not null,
  sent_at bigint,
  unique (request_id, channel)
);

create index notifications_due on notifications (state, next_attempt_at);
