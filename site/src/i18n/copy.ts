import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import { priceBook } from '../config/prices.ts';
import { money } from './format.ts';
import { type MessageFile, type Messages, messages } from './messages.ts';
import { fillAll, type Values } from './placeholders.ts';

/** What any message may mention: the brand and the prices, never typed into a translation. */
function facts(language: Language): Values {
  const prices = priceBook(language);
  return {
    brand: company.name,
    legalName: company.legalName,
    email: company.email,
    phone: company.phone,
    year: company.footerYear,
    pricePerChild: money(language, prices.perChild, 'short'),
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
