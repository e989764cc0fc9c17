import type { Language } from '@website/common/languages';

/** Euros a month. */
export type PriceBook = {
  base: number;
  perChild: number;
  /** One location never costs more than this. */
  maximum: number;
  perFurtherLocation: number;
};

const LITHUANIA: PriceBook = { base: 10, perChild: 0.45, maximum: 50, perFurtherLocation: 20 };
const EVERYWHERE_ELSE: PriceBook = { base: 0, perChild: 1.5, maximum: 49, perFurtherLocation: 20 };

export function priceBook(language: Language): PriceBook {
  return language === 'lt' ? LITHUANIA : EVERYWHERE_ELSE;
}

const inCents = (euros: number) => Math.round(euros * 100);

/** What so many children would cost without the maximum; counted in cents, because 0.1 + 0.2 is not 0.3. */
export function uncappedPrice(book: PriceBook, children: number): number {
  return (inCents(book.base) + inCents(book.perChild) * children) / 100;
}

/** A month for a centre: the first location by its children, each further one at its flat price. */
export function monthlyPrice(book: PriceBook, children: number, locations = 1): number {
  const first = Math.min(uncappedPrice(book, children), book.maximum);
  return (inCents(first) + inCents(book.perFurtherLocation) * (locations - 1)) / 100;
}

/** The number of children at which the maximum is reached. */
export function childrenAtMaximum(book: PriceBook): number {
  return Math.ceil((inCents(book.maximum) - inCents(book.base)) / inCents(book.perChild));
}
