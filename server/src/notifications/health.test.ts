import { expect, it } from 'vitest';
import type { ChannelStatus } from '../storage/store.ts';
import { isHealthy } from './health.ts';

const HOUR = 60 * 60 * 1000;
const NOW = 1000 * HOUR;
const calm = { pending: 0, failing: 0, stuck: 0, oldestUnsentAt: undefined };
const mail = (status: Partial<ChannelStatus>): ChannelStatus => ({ channel: 'mail', ...calm, ...status });

it.each([
  ['nothing waits', {}, true],
  ['something new waits', { pending: 3, oldestUnsentAt: NOW - 1000 }, true],
  ['something has failed, not long ago', { pending: 1, failing: 1, oldestUnsentAt: NOW - HOUR / 2 }, true],
  [
    'something has been failing for more than an hour',
    { pending: 1, failing: 1, oldestUnsentAt: NOW - 2 * HOUR },
    false,
  ],
  ['what was kept is being sent at last', { pending: 900, oldestUnsentAt: NOW - 900 * HOUR }, true],
  ['something is stuck', { stuck: 1, oldestUnsentAt: NOW - 90 * HOUR }, false],
])('where %s', (_, status, healthy) => {
  expect(isHealthy([mail(status)], ['mail'], NOW)).toBe(healthy);
});

it('does not ask for a channel that is not set up', () => {
  const status = mail({ pending: 9, failing: 9, stuck: 9, oldestUnsentAt: 0 });
  expect(isHealthy([status], ['webhook'], NOW)).toBe(true);
});
