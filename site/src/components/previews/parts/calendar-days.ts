const DAY = 24 * 60 * 60 * 1000;

export const addDays = (day: Date, count: number) => new Date(day.getTime() + count * DAY);

/** 0 for Monday to 6 for Sunday: every language of the site begins its week on Monday. */
const placeInWeek = (day: Date) => (day.getUTCDay() + 6) % 7;

export function weekOf(day: Date): Date[] {
  const monday = addDays(day, -placeInWeek(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The days of the month that a day is in, and how many places of the first week stay empty before them. */
export function monthOf(day: Date): { empty: number; days: Date[] } {
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
  const length = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  return { empty: placeInWeek(first), days: Array.from({ length }, (_, index) => addDays(first, index)) };
}

export const isWeekend = (day: Date) => placeInWeek(day) > 4;
