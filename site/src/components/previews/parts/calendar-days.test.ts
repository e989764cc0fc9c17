import { describe, expect, it } from 'vitest';
import { isWeekend, monthOf, weekOf } from './calendar-days.ts';

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));

describe('the days of a calendar', () => {
  it('begins the week of a Tuesday and of a Sunday on their Monday', () => {
    expect(weekOf(utc(2025, 5, 13))[0]).toEqual(utc(2025, 5, 12));
    expect(weekOf(utc(2025, 5, 18))[0]).toEqual(utc(2025, 5, 12));
    expect(weekOf(utc(2025, 5, 13)).at(-1)).toEqual(utc(2025, 5, 18));
  });

  it('leaves the places before a Thursday empty when a month begins on one', () => {
    const { empty, days } = monthOf(utc(2025, 5, 13));
    expect(empty).toBe(3);
    expect(days).toHaveLength(31);
    expect(days[0]).toEqual(utc(2025, 5, 1));
  });

  it('knows the length of February in a leap year', () => {
    expect(monthOf(utc(2024, 2, 10)).days).toHaveLength(29);
  });

  it('counts Saturday and Sunday as the weekend', () => {
    expect(weekOf(utc(2025, 5, 13)).map(isWeekend)).toEqual([false, false, false, false, false, true, true]);
  });
});
