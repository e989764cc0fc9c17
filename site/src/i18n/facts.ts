import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import { RETENTION_MONTHS } from '@website/common/request-fields';
import { type PriceBook, priceBook } from '../config/prices.ts';
import { money, number } from './format.ts';
import type { Values } from './placeholders.ts';

/** What a child costs, with the base fee before it where there is one. */
function formula(language: Language, { base, perChild }: PriceBook): string {
  const amounts = base > 0 ? [base, perChild] : [perChild];
  return amounts.map((amount) => money(language, amount, 'short')).join(' + ');
}

/** What any message may mention: the brand and the prices, never typed into a translation. */
export function facts(language: Language): Values {
  const prices = priceBook(language);
  return {
    brand: company.name,
    legalName: company.legalName,
    email: company.email,
    phone: company.phone,
    year: company.footerYear,
    retention: number(language, RETENTION_MONTHS, { style: 'unit', unit: 'month', unitDisplay: 'long' }),
    pricePerChild: money(language, prices.perChild, 'short'),
    priceFormula: formula(language, prices),
    priceBase: money(language, prices.base, 'short'),
    priceMaximum: money(language, prices.maximum, 'short'),
    pricePerLocation: money(language, prices.perFurtherLocation, 'short'),
  };
}
