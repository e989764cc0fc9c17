import { describe, expect, it } from 'vitest';
import { date, list, money, percent, time } from './format.ts';

/** `Intl` uses several kinds of space; which one is its own affair. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('money', () => {
  it.each([
    ['en', 1.5, 'short', '€1.50'],
    ['en', 49, 'short', '€49'],
    ['en', 49, 'exact', '€49.00'],
    ['de', 1.5, 'short', '1,50 €'],
    ['lt', 0.45, 'short', '0,45 €'],
    ['no', 20, 'short', '20 €'],
    ['pl', 1234.5, 'exact', '1234,50 €'],
  ] as const)('in %s', (language, amount, style, expected) => {
    expect(plain(money(language, amount, style))).toBe(expected);
  });
});

describe('times and dates', () => {
  it.each([
    ['en', '08:04'],
    ['de', '08:04'],
    ['es', '8:04'],
  ] as const)('a time of day in %s', (language, expected) => {
    expect(time(language, '8:04')).toBe(expected);
  });

  it('a date is the same day whatever the zone of the machine', () => {
    expect(date('en', new Date('2025-05-13T00:00:00Z'), { dateStyle: 'long' })).toBe('13 May 2025');
    expect(date('lt', new Date('2025-05-13T23:59:59Z'), { dateStyle: 'long' })).toBe('2025 m. gegužės 13 d.');
  });
});

describe('lists and shares', () => {
  it('joins as the language does', () => {
    expect(list('en', ['a', 'b', 'c'])).toBe('a, b and c');
    expect(list('de', ['a', 'b', 'c'])).toBe('a, b und c');
  });

  it('writes a share in percent', () => {
    expect(percent('en', 0.92)).toBe('92%');
    expect(plain(percent('de', 0.92))).toBe('92 %');
  });
});
