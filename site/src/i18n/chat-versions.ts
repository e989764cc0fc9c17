import type { Language } from '@website/common/languages';
import { messages } from './message-loader.ts';

/** A teacher's message and the family's answer. */
export type ChatVersion = { message: string; reply: string };

function versionIn(language: Language): ChatVersion {
  const { message, reply } = messages(language, 'previews').chat;
  return { message, reply };
}

/** The same two messages in every language, for the chat that translates itself. */
export const CHAT_VERSIONS: Record<Language, ChatVersion> = {
  en: versionIn('en'),
  lt: versionIn('lt'),
  de: versionIn('de'),
  fr: versionIn('fr'),
  ru: versionIn('ru'),
  es: versionIn('es'),
  pl: versionIn('pl'),
  no: versionIn('no'),
  sv: versionIn('sv'),
};
