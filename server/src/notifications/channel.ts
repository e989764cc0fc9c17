import type { Channel as ChannelName } from '../storage/schema.ts';
import type { StoredRequest } from '../storage/store.ts';

/** One notification to deliver; its id never changes, so that receivers can tell a repetition. */
export type Notice = { id: string; request: StoredRequest };

/** A way to tell somebody of a request. */
export type Channel = {
  name: ChannelName;
  /** After this time the other side is taken for silent. */
  timeoutMs: number;
  /** Resolves once the other side has taken it over; rejects otherwise, or when the signal says so. */
  deliver(notice: Notice, signal: AbortSignal): Promise<void>;
};
