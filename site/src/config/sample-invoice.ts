import type { Language } from '@website/common/languages';
import { SAMPLE_DAY, SAMPLE_EVENTS, sampleHolidays } from './sample-centre.ts';

type Fees = { currency: 'EUR' | 'NOK' | 'PLN' | 'SEK'; place: number; meal: number; club: number };

const EUROS: Fees = { currency: 'EUR', place: 240, meal: 3, club: 25 };

/** What the families of a language pay in. */
const FEES: Readonly<Partial<Record<Language, Fees>>> = {
  pl: { currency: 'PLN', place: 900, meal: 14, club: 80 },
  no: { currency: 'NOK', place: 1200, meal: 18, club: 150 },
  sv: { currency: 'SEK', place: 1500, meal: 20, club: 150 },
};

const SICK_DAYS = 2;
const SIBLING_SHARE = 0.1;

/** Days of the sample month on which the centre cooks: neither weekend nor holiday nor closed. */
function mealDays(language: Language): number {
  const year = SAMPLE_DAY.getUTCFullYear();
  const month = SAMPLE_DAY.getUTCMonth();
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const free = new Set([...sampleHolidays(language), SAMPLE_EVENTS.closure.day].map((day) => day.getTime()));
  const days = Array.from({ length }, (_, index) => new Date(Date.UTC(year, month, index + 1)));
  return days.filter((day) => day.getUTCDay() % 6 !== 0 && !free.has(day.getTime())).length;
}

/** The first child's invoice: the fees of this month, and the meals of last month's sick days taken off. */
export function sampleInvoice(language: Language) {
  const { currency, place, meal, club } = FEES[language] ?? EUROS;
  const days = mealDays(language);
  const lines = {
    place,
    meals: meal * days,
    club,
    siblings: -place * SIBLING_SHARE,
    absence: -meal * SICK_DAYS,
  };
  return {
    number: '2025/0217',
    paid: new Date(Date.UTC(2025, 4, 3)),
    lastMonth: new Date(Date.UTC(2025, 3, 1)),
    currency,
    mealPrice: meal,
    mealDays: days,
    sickDays: SICK_DAYS,
    siblingShare: SIBLING_SHARE,
    lines,
    total: Object.values(lines).reduce((total, amount) => total + amount, 0),
  };
}
