import type { AcceptedRequest, NewRequest } from './accepting.ts';
import type { Channel, NotificationRow, RequestRow } from './schema.ts';

export type StoredRequest = RequestRow;
export type StoredNotification = NotificationRow;

/** A notification to send, with the request it is about. The lease is ours until it ends. */
export type ClaimedNotification = { notification: StoredNotification; request: StoredRequest };

export type Claim = {
  owner: string;
  channels: readonly Channel[];
  now: number;
  leaseUntil: number;
  limit: number;
};

export type Failure = {
  /** Without personal data. */
  error: string;
  nextAttemptAt: number;
  /** Given up until somebody asks for a retry. */
  stuck: boolean;
};

export type ChannelStatus = {
  channel: Channel;
  pending: number;
  /** Pending ones that have failed at least once. */
  failing: number;
  stuck: number;
  /** When the oldest that is not sent was created. */
  oldestUnsentAt: number | undefined;
};

export type RequestFilter = {
  kind?: RequestRow['kind'] | undefined;
  answered?: boolean | undefined;
  /** Kept apart and not released; left out: both. */
  quarantined?: boolean | undefined;
  email?: string | undefined;
  receivedBefore?: number | undefined;
  receivedSince?: number | undefined;
};

export type ListOptions = RequestFilter & { order: 'oldest' | 'newest'; limit: number };

/** What acceptance needs. */
export type AcceptingStore = {
  /** Resolves only when the request and its notifications are on disk. */
  accept(request: NewRequest): Promise<AcceptedRequest>;
};

/** What the outbox needs. An answer of `false`: the lease was lost to another process, and nothing was changed. */
export type OutboxStore = {
  claimDue(claim: Claim): Promise<ClaimedNotification[]>;
  markSent(id: string, owner: string, now: number): Promise<boolean>;
  markFailed(id: string, owner: string, failure: Failure): Promise<boolean>;
  /** Gives back everything that an owner holds, for others to take at once. */
  releaseLeases(owner: string): Promise<number>;
  /** Makes one notification (or all of one request, or all) due at once, stuck or not. */
  retry(now: number, id?: string): Promise<number>;
  outboxStatus(): Promise<ChannelStatus[]>;
};

/** What the operator's command line needs. */
export type OperatorStore = {
  list(options: ListOptions): Promise<StoredRequest[]>;
  /** Oldest first, a page at a time, so that any number fits into memory. */
  stream(filter: RequestFilter): AsyncIterable<StoredRequest>;
  count(filter: RequestFilter): Promise<number>;
  find(id: string): Promise<StoredRequest | undefined>;
  notificationsOf(requestId: string): Promise<StoredNotification[]>;
  /** Pending and stuck ones of all requests, the oldest first. */
  listUnsent(limit: number): Promise<StoredNotification[]>;
  /** Of all requests, in pages, for moving. */
  streamNotifications(): AsyncIterable<StoredNotification>;
  /** `false`: there is no such request, or it is answered already. */
  markAnswered(id: string, now: number): Promise<boolean>;
  /** Lets a request that was kept apart go on, with its notifications. `false`: there is none waiting. */
  release(id: string, now: number): Promise<boolean>;
  /** Deletes every trace of an address; resolves to the number of requests. */
  erase(email: string): Promise<number>;
  /** Deletes requests received before the given time, and with them what hangs on them. */
  purge(before: number): Promise<number>;
  /** Takes rows over from another database as they are; rows that are there already stay. */
  importRows(rows: { requests: StoredRequest[]; notifications: StoredNotification[] }): Promise<void>;
};

export type Store = AcceptingStore &
  OutboxStore &
  OperatorStore & {
    kind: 'sqlite' | 'postgres';
    /** Rejects where the database cannot be reached. */
    ping(): Promise<void>;
    /** Requests that wait to be written. */
    waiting(): number;
    /** Writes what waits, then closes. */
    close(): Promise<void>;
  };

/** What the calls of the site need. */
export type RequestStore = Pick<Store, 'accept' | 'ping' | 'waiting'>;
