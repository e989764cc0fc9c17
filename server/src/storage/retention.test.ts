import { expect, it } from 'vitest';
import { retentionLimit } from './retention.ts';

it.each([
  ['2026-11-15T10:00:00.000Z', 12, '2025-11-15T10:00:00.000Z'],
  ['2026-03-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ['2026-01-01T00:00:00.000Z', 2, '2025-11-01T00:00:00.000Z'],
])('%s less %i months is %s', (now, months, limit) => {
  expect(new Date(retentionLimit(Date.parse(now), months)).toISOString()).toBe(limit);
});
