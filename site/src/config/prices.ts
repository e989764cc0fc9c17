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
