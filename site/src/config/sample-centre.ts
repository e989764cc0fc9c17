import type { Language } from '@website/common/languages';
import type { Tone } from '../components/ui/Chip.tsx';

/**
 * The invented centre that every preview draws: one day, the same children and numbers everywhere, so that what
 * one picture says the next one does not deny. Names are in messages/<language>/people.json, by index.
 */
export const SAMPLE_DAY = new Date(Date.UTC(2025, 4, 13));

export type ChildStatus = 'present' | 'absent' | 'sick';
export type HealthStatus = 'healthy' | 'recovering' | 'sick';

export type SampleChild = { status: ChildStatus; health?: HealthStatus; arrived?: string; tone: Tone };

/** Eight children of the first group, in the order of people.json. */
export const SAMPLE_CHILDREN: readonly SampleChild[] = [
  { status: 'present', health: 'healthy', arrived: '8:04', tone: 'info' },
  { status: 'present', health: 'healthy', arrived: '8:11', tone: 'attention' },
  { status: 'sick', health: 'sick', tone: 'good' },
  { status: 'present', health: 'recovering', arrived: '8:16', tone: 'danger' },
  { status: 'absent', tone: 'info' },
  { status: 'present', health: 'healthy', arrived: '8:19', tone: 'attention' },
  { status: 'present', health: 'healthy', arrived: '8:27', tone: 'good' },
  { status: 'present', health: 'healthy', arrived: '8:32', tone: 'danger' },
];

export type SampleGroup = { present: number; children: number; places: number; tone: Tone };

/** The four groups, in the order of people.json. */
export const SAMPLE_GROUPS: readonly SampleGroup[] = [
  { present: 14, children: 16, places: 16, tone: 'info' },
  { present: 11, children: 12, places: 14, tone: 'good' },
  { present: 12, children: 14, places: 15, tone: 'attention' },
  { present: 10, children: 12, places: 14, tone: 'danger' },
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const present = sum(SAMPLE_GROUPS.map((group) => group.present));
const children = sum(SAMPLE_GROUPS.map((group) => group.children));

export const SAMPLE_TOTALS = {
  present,
  children,
  away: children - present,
  sick: 3,
  paidShare: 0.92,
  reminders: 4,
};

export type ShiftKind = 'early' | 'day' | 'late';
export type Shift = { kind: ShiftKind; from: number; to: number };

const early: Shift = { kind: 'early', from: 7, to: 15 };
const day: Shift = { kind: 'day', from: 8, to: 16 };
const late: Shift = { kind: 'late', from: 10, to: 18 };

/** Monday to Friday of the sample week. */
export const SAMPLE_WEEK: readonly Date[] = [12, 13, 14, 15, 16].map((n) => new Date(Date.UTC(2025, 4, n)));

/** The week of each teacher, in the order of people.json: somebody opens and somebody closes every day. */
export const SAMPLE_SHIFTS: readonly (readonly (Shift | null)[])[] = [
  [early, early, early, late, late],
  [day, day, late, day, { ...day, to: 14 }],
  [late, late, null, early, early],
];

/** Shares of the days children were booked for; what is left over was absence. */
export type SampleMonth = { month: Date; present: number; sick: number };

const month = (year: number, index: number) => new Date(Date.UTC(year, index, 1));

export const SAMPLE_MONTHS: readonly SampleMonth[] = [
  { month: month(2024, 11), present: 0.78, sick: 0.11 },
  { month: month(2025, 0), present: 0.75, sick: 0.15 },
  { month: month(2025, 1), present: 0.77, sick: 0.14 },
  { month: month(2025, 2), present: 0.83, sick: 0.09 },
  { month: month(2025, 3), present: 0.86, sick: 0.07 },
  { month: month(2025, 4), present: 0.88, sick: 0.05 },
];

const may = (day: number, year = 2025) => new Date(Date.UTC(year, 4, day));

/** Birthdays in the month, by the child's index. */
export const SAMPLE_BIRTHDAYS = [
  { child: 7, born: may(6, 2020) },
  { child: 5, born: may(16, 2021) },
  { child: 0, born: may(22, 2021) },
] as const;

/** Public holidays of the month on working days, where most readers of the language live. */
const HOLIDAYS: Readonly<Record<Language, readonly number[]>> = {
  en: [5],
  lt: [1],
  de: [1, 29],
  fr: [1, 8, 29],
  ru: [1, 9],
  es: [1],
  pl: [1],
  no: [1, 29],
  sv: [1, 29],
};

export const sampleHolidays = (language: Language): readonly Date[] =>
  HOLIDAYS[language].map((day) => may(day));

/** What else stands in the calendar of the month. */
export const SAMPLE_EVENTS = {
  trip: { day: may(15), starts: '9:30' },
  parentsEvening: { day: may(21), starts: '17:30' },
  closure: { day: may(30) },
} as const;

export type SampleAllergen = 'milk' | 'egg' | 'fish';

/** Children of the centre with each allergy; the first child is one of those who eat no egg. */
export const SAMPLE_ALLERGIES: Readonly<Record<SampleAllergen, number>> = { milk: 3, egg: 2, fish: 1 };
export const SAMPLE_CHILD_ALLERGY: SampleAllergen = 'egg';

export type SampleMenuDay = { day: Date; meal: MenuMeal; allergens: readonly SampleAllergen[] };
export type MenuMeal = 'soup' | 'chicken' | 'pancakes' | 'stew' | 'fish';

/** The week of the sample day; a meal is marked where a child of the centre is allergic to it. */
export const SAMPLE_MENU: readonly SampleMenuDay[] = [
  { day: may(12), meal: 'soup', allergens: [] },
  { day: may(13), meal: 'chicken', allergens: ['milk'] },
  { day: may(14), meal: 'pancakes', allergens: ['milk', 'egg'] },
  { day: may(15), meal: 'stew', allergens: [] },
  { day: may(16), meal: 'fish', allergens: ['fish'] },
];

/** What families said of the meal of the day before. */
export const SAMPLE_MEAL_FEEDBACK = { liked: 28, answers: 32 };

export type SampleArea = 'language' | 'movement' | 'fineMotor' | 'together' | 'independence';

/** Steps out of four that the first child had taken at the earlier report, and has taken by now. */
export const SAMPLE_PROGRESS: readonly { area: SampleArea; before: number; now: number }[] = [
  { area: 'language', before: 2, now: 3 },
  { area: 'movement', before: 2, now: 3 },
  { area: 'fineMotor', before: 1, now: 2 },
  { area: 'together', before: 1, now: 3 },
  { area: 'independence', before: 3, now: 4 },
];
export const SAMPLE_EARLIER_REPORT = new Date(Date.UTC(2024, 8, 1));
export const SAMPLE_OBSERVATION_DAY = may(9);

/** Families of the first group who have signed for the trip, and days on which papers were signed. */
export const SAMPLE_PAPERS = { tripSigned: 14, contract: may(5), photos: may(5), trip: may(12) };

/** The morning of the first group: what the clock says, and which children the attendance list shows. */
export const SAMPLE_ATTENDANCE = { group: 0, clock: '8:45', children: [0, 1, 2, 3, 4] } as const;

/** A teacher's message after the nap, and the family's answer. */
export const SAMPLE_CHAT = { sent: '14:20', answered: '14:32' } as const;

/** A family whose language is never the page's own. On a Russian page it needs no third font. */
export function familyLanguage(page: Language): Language {
  if (page === 'ru') return 'de';
  return page === 'pl' ? 'lt' : 'pl';
}
