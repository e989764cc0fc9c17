import { describe, expect, it } from 'vitest';
import { delayAfter, isHopeless, MOST_ATTEMPTS } from './backoff.ts';

const HOUR = 60 * 60 * 1000;
const middle = () => 0.5;

describe('the wait after a failure', () => {
  it('begins with half a minute and doubles', () => {
    expect([1, 2, 3, 4].map((attempts) => delayAfter(attempts, middle))).toEqual([
      30_000, 60_000, 120_000, 240_000,
    ]);
  });

  it('grows to three hours and no further', () => {
    expect(delayAfter(10, middle)).toBe(3 * HOUR);
    expect(delayAfter(1000, middle)).toBe(3 * HOUR);
  });

  it('differs by chance, a quarter either way', () => {
    expect(delayAfter(1, () => 0)).toBe(22_500);
    expect(delayAfter(1, () => 1)).toBe(37_500);
    expect(new Set(Array.from({ length: 20 }, () => delayAfter(5))).size).toBeGreaterThan(1);
  });

  it('adds up to more than three days before anything is given up, whatever chance does', () => {
    let total = 0;
    for (let attempts = 1; attempts < MOST_ATTEMPTS; attempts += 1) total += delayAfter(attempts, () => 0);
    expect(total).toBeGreaterThan(72 * HOUR);
  });
});

describe('giving up', () => {
  it.each([
    ['a few attempts over a month', 3, 720, false],
    ['many attempts within a day, as restarts make them', MOST_ATTEMPTS, 24, false],
    ['many attempts over more than three days', MOST_ATTEMPTS, 73, true],
  ])('after %s', (_, attempts, hours, hopeless) => {
    expect(isHopeless(attempts, hours * HOUR)).toBe(hopeless);
  });
});
