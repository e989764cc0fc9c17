import type { Language } from '@website/common/languages';
import { date } from '../../../i18n/format.ts';

/** A month in the little room under a column. Lithuanian has numbers for short months: there, three letters of the name. */
export function monthLabel(language: Language, month: Date): string {
  const short = date(language, month, { month: 'short' });
  return /\d/.test(short) ? date(language, month, { month: 'long' }).slice(0, 3) : short.replace('.', '');
}
