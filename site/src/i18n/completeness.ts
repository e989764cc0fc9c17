import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import { placeholdersOf } from './placeholders.ts';
import { isPluralForms, pluralCategories } from './plural.ts';

export type MessageTree = { readonly [key: string]: MessageNode };
export type MessageNode = string | MessageTree | readonly MessageNode[];

export type Comparison = {
  language: Language;
  english: MessageNode;
  translation: MessageNode | undefined;
  /** Texts that rightly read the same in English and this language. */
  sameAsEnglish: ReadonlySet<string>;
};

/** What is wrong with a translation, a line for each fault, beginning with the key. */
export function faultsIn(comparison: Comparison, key = ''): string[] {
  const { english, translation } = comparison;
  const at = key || 'the file';
  if (translation === undefined) return [`${at}: missing`];
  if (typeof english === 'string') {
    return typeof translation === 'string'
      ? textFaults(comparison, english, translation, at)
      : [`${at}: should be a text`];
  }
  if (typeof translation === 'string') return [`${at}: should not be a text`];
  if (isPluralForms(english)) return pluralFaults(comparison, english, translation, at);
  if (Array.isArray(english) !== Array.isArray(translation)) return [`${at}: list and object are mixed up`];
  return branchFaults(comparison, english, translation, key);
}

function branchFaults(comparison: Comparison, english: object, translation: object, key: string): string[] {
  const ours = new Map<string, MessageNode>(Object.entries(english));
  const theirs = new Map<string, MessageNode>(Object.entries(translation));
  const leftOver = [...theirs.keys()].filter((name) => !ours.has(name));
  return [
    ...leftOver.map((name) => `${join(key, name)}: left over, English has no such key`),
    ...[...ours].flatMap(([name, node]) =>
      faultsIn({ ...comparison, english: node, translation: theirs.get(name) }, join(key, name)),
    ),
  ];
}

function pluralFaults(
  comparison: Comparison,
  english: { other: string },
  translation: object,
  at: string,
): string[] {
  const wanted = pluralCategories(comparison.language);
  const given = Object.keys(translation).sort();
  if (wanted.join() !== given.join())
    return [`${at}: needs the plural forms ${wanted.join(', ')}, has ${given.join(', ')}`];
  return Object.entries(translation).flatMap(([category, text]) =>
    textFaults(comparison, english.other, String(text), `${at}.${category}`),
  );
}

function textFaults(comparison: Comparison, english: string, text: string, at: string): string[] {
  const faults = ownFaults(text).map((fault) => `${at}: ${fault}`);
  const wanted = placeholdersOf(english).join(' ');
  const given = placeholdersOf(text).join(' ');
  if (wanted !== given)
    faults.push(`${at}: placeholders differ, English has [${wanted}], this has [${given}]`);
  if (comparison.language !== 'en' && isLeftInEnglish(english, text, comparison.sameAsEnglish)) {
    faults.push(`${at}: left in English: "${text}"`);
  }
  return faults;
}

const TYPED_PRICE = /(?:€|EUR)\s?\d|\d\s?(?:€|EUR|евро|euro)/i;

/** Faults that a text can have in any language, English included. */
export function ownFaults(text: string): string[] {
  const faults: string[] = [];
  if (text.trim() === '') faults.push('empty');
  if (text !== text.trim()) faults.push('begins or ends with a space');
  if (TYPED_PRICE.test(text)) faults.push('a price is typed in; use a placeholder');
  if (/<\/?[a-z]/i.test(text) || /https?:/i.test(text)) faults.push('holds HTML or an address');
  for (const fact of [company.name, company.email, company.phone]) {
    if (text.includes(fact)) faults.push(`"${fact}" is typed in; use a placeholder`);
  }
  return faults;
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Five English words in a row that stand in the translation too were forgotten, not translated. */
const RUN = 5;

function isLeftInEnglish(english: string, text: string, allowed: ReadonlySet<string>): boolean {
  if (allowed.has(text)) return false;
  if (english === text) return /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''));
  const names = [...allowed].filter((name) => words(name).length >= RUN);
  const source = words(names.reduce((rest, name) => rest.replaceAll(name, ''), english));
  const joined = ` ${words(text).join(' ')} `;
  return source.some(
    (_, i) => i + RUN <= source.length && joined.includes(` ${source.slice(i, i + RUN).join(' ')} `),
  );
}

function join(key: string, name: string): string {
  return key === '' ? name : `${key}.${name}`;
}
