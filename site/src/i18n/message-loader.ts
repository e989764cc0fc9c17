import type { Language } from '@website/common/languages';
import type { MessageFile, Messages } from './messages.ts';

const files = import.meta.glob<Messages[MessageFile]>('./messages/*/*.json', {
  eager: true,
  import: 'default',
});

export function messages<File extends MessageFile>(language: Language, file: File): Messages[File] {
  const found = files[`./messages/${language}/${file}.json`];
  if (found === undefined) throw new Error(`There is no messages/${language}/${file}.json`);
  return found as Messages[File];
}
