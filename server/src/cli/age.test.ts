import { describe, expect, it } from 'vitest';
import { age, alarmMoment, promise } from './age.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const received = Date.parse('2026-03-01T08:00:00Z');
const later = (ms: number) => received + ms;

describe('an age', () => {
  it.each([
    [0, '0 min'],
    [59 * MINUTE + 59_999, '59 min'],
    [HOUR, '1 h 0 min'],
    [23 * HOUR + 59 * MINUTE, '23 h 59 min'],
    [24 * HOUR, '1 d 0 h'],
    [76 * HOUR, '3 d 4 h'],
    [-5000, '0 min'],
  ])('of %i ms is %s', (ms, text) => expect(age(ms)).toBe(text));
});

describe('the promise', () => {
  it.each([
    [0, '1 d 0 h left'],
    [20 * HOUR, '4 h 0 min left'],
    [24 * HOUR, '0 min left'],
    [26 * HOUR, 'late by 2 h 0 min'],
  ])('%i ms after a request reads %s', (ms, text) => expect(promise(received, later(ms))).toBe(text));
});

describe('the alarm', () => {
  it('comes twenty hours after a request', () => {
    expect(alarmMoment(later(20 * HOUR))).toBe(received);
  });
});
