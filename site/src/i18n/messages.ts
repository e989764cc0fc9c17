import type { Language } from '@website/common/languages';
import type dialogs from './messages/en/dialogs.json';
import type frame from './messages/en/frame.json';
import type landing from './messages/en/landing.json';
import type notFound from './messages/en/not-found.json';
import type people from './messages/en/people.json';
import type previews from './messages/en/previews.json';

/** English gives every file its shape; the build fails where a language differs (see completeness.ts). */
export type Messages = {
  dialogs: typeof dialogs;
  frame: typeof frame;
  landing: typeof landing;
  'not-found': typeof notFound;
  people: typeof people;
  previews: typeof previews;
};

export type MessageFile = keyof Messages;

const files = import.meta.glob<Messages[MessageFile]>('./messages/*/*.json', {
  eager: true,
  import: 'default',
});

export function messages<File extends MessageFile>(language: Language, file: File): Messages[File] {
  const found = files[`./messages/${language}/${file}.json`];
  if (found === undefined) throw new Error(`There is no messages/${language}/${file}.json`);
  return found as Messages[File];
}
