import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

test('a thousand odd requests: no 5xx, and the server is well', { timeout: 60_000 }, async () => {
  const { sent, statuses, faults } = await fuzz(1000, 20_261_115);
  expect(faults).toEqual([]);
  expect(sent).toBe(1000);
  // Odd in many ways: some are fit to be taken, others fail at every gate there is.
  for (const status of ['201', '303', '400', '404', '413', '415', '422']) {
    expect(statuses.get(status), status).toBeGreaterThan(0);
  }
});
