import type { RequestRow } from './schema.ts';

/** A request as it was checked; the store adds its id. */
export type NewRequest = Omit<RequestRow, 'id' | 'email_key' | 'answered_at' | 'released_at'>;

export type AcceptedRequest = {
  /** Of the request itself; of the first one, where this is a repeat. */
  id: string;
  repeated: boolean;
};
