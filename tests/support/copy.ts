import { readFileSync } from 'node:fs';
import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import type { MessageFile, Messages } from '../../site/src/i18n/messages.ts';
import { fillAll } from '../../site/src/i18n/placeholders.ts';

/** The words that a page should show, from the message files, so that no test repeats them. */
export function copyOf<File extends MessageFile>(language: Language, file: File): Messages[File] {
  const path = new URL(`../../site/src/i18n/messages/${language}/${file}.json`, import.meta.url);
  const tree: Messages[File] = JSON.parse(readFileSync(path, 'utf8'));
  return fillAll(tree, { brand: company.name, email: company.email, phone: company.phone });
}
