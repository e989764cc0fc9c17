import { LANGUAGE_FACTS, type Language } from '@website/common/languages';

const intl = (language: Language) => LANGUAGE_FACTS[language].intl;

export type MoneyStyle = 'exact' | 'short';

/** An amount in the language's own form. `short` leaves the cents of a whole amount out: €49, but €1.50. */
export function money(
  language: Language,
  amount: number,
  style: MoneyStyle = 'exact',
  currency = 'EUR',
): string {
  return new Intl.NumberFormat(intl(language), {
    style: 'currency',
    currency,
    trailingZeroDisplay: style === 'short' ? 'stripIfInteger' : 'auto',
  }).format(amount);
}

export function number(language: Language, value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(intl(language), options).format(value);
}

export function percent(language: Language, share: number): string {
  return number(language, share, { style: 'percent' });
}

/** Dates are calendar days, so they are read and shown in UTC whatever the machine's zone. */
export function date(language: Language, day: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intl(language), { timeZone: 'UTC', ...options }).format(day);
}

/** A time of day as the language writes it: 08:04 in most, 8:04 in Spanish. */
export function time(language: Language, clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return date(language, new Date(Date.UTC(2025, 0, 1, hours, minutes)), {
    timeStyle: 'short',
  });
}

export function list(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(intl(language), { type: 'conjunction' }).format(items);
}
