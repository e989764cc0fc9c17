import { newId } from '../storage/new-id.ts';
import type { RequestStore } from '../storage/store.ts';

/** Takes everything and keeps nothing. */
export const idleStore: RequestStore = {
  accept: async () => ({ id: newId(), repeated: false }),
  ping: async () => {},
  waiting: () => 0,
};
