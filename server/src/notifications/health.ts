import type { Channel as ChannelName } from '../storage/schema.ts';
import type { ChannelStatus } from '../storage/store.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Whether somebody should look at the outbox: something was given up, or has been failing for an hour.
 * Channels that are not set up only keep, and keeping is not failing.
 */
export function isHealthy(
  status: readonly ChannelStatus[],
  configured: readonly ChannelName[],
  now: number,
): boolean {
  return status
    .filter(({ channel }) => configured.includes(channel))
    .every(({ stuck, failing, oldestUnsentAt = now }) => {
      const failingForLong = failing > 0 && now - oldestUnsentAt > HOUR;
      return stuck === 0 && !failingForLong;
    });
}
