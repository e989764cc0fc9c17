import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import { RETENTION_MONTHS } from '@website/common/request-fields';
import type { FeatureSlug } from '../config/navigation.ts';
import { type PriceBook, priceBook } from '../config/prices.ts';
import type { FeatureCopy } from './feature-copy.ts';
import { money, number } from './format.ts';
import { featureMessages, messages } from './message-loader.ts';
import type { MessageFile, Messages } from './messages.ts';
import { fillAll, type Values } from './placeholders.ts';

/** What a child costs, with the base fee before it where there is one. */
function formula(language: Language, { base, perChild }: PriceBook): string {
  const amounts = base > 0 ? [base, perChild] : [perChild];
  return amounts.map((amount) => money(language, amount, 'short')).join(' + ');
}

/** What any message may mention: the brand and the prices, never typed into a translation. */
function facts(language: Language): Values {
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

/** The words of one page in one language, with the facts filled in and the page's own values beside them. */
export function copyFor<File extends MessageFile>(
  language: Language,
  file: File,
  values: Values = {},
): Messages[File] {
  return fillAll(messages(language, file), { ...facts(language), ...values });
}

export function featureCopyFor(language: Language, slug: FeatureSlug): FeatureCopy {
  return fillAll(featureMessages(language, slug), facts(language));
}
