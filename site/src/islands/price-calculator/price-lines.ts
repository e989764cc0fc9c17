import type { Language } from '@website/common/languages';
import { type PriceBook, uncappedPrice } from '../../config/prices.ts';
import { money, number } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';
import type { Centre } from './use-centre.ts';

/** How a price comes about, line by line, so that anybody can check it. */
export function priceLines(
  language: Language,
  book: PriceBook,
  centre: Centre,
  copy: Messages['pricing']['calculator'],
): string[] {
  const euros = (amount: number) => money(language, amount, 'short');
  const uncapped = uncappedPrice(book, centre.children);
  const further = centre.locations - 1;
  const lines = [
    fill(book.base > 0 ? copy.formulaWithBase : copy.formula, {
      base: euros(book.base),
      perChild: euros(book.perChild),
      children: number(language, centre.children),
      sum: money(language, uncapped),
    }),
  ];
  if (uncapped > book.maximum) {
    lines.push(fill(copy.capped, { sum: money(language, uncapped), maximum: euros(book.maximum) }));
  }
  if (further > 0) {
    lines.push(plural(language, copy.further, further, { sum: euros(further * book.perFurtherLocation) }));
  }
  return lines;
}
