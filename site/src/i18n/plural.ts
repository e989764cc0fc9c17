import { LANGUAGE_FACTS, type Language } from '@website/common/languages';
import { fill, type Values } from './placeholders.ts';

/** A message by CLDR category. English has `one` and `other`; each language has exactly its own. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const CATEGORIES: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

export function isPluralForms(value: unknown): value is PluralForms {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('other' in value))
    return false;
  return Object.keys(value).every((key) => CATEGORIES.has(key));
}

export function pluralCategories(language: Language): string[] {
  return new Intl.PluralRules(LANGUAGE_FACTS[language].intl).resolvedOptions().pluralCategories.sort();
}

/** The form for a count, with `{{count}}` and the other values filled in. */
export function plural(language: Language, forms: PluralForms, count: number, values: Values = {}): string {
  const { intl } = LANGUAGE_FACTS[language];
  const form = forms[new Intl.PluralRules(intl).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(intl).format(count), ...values });
}
