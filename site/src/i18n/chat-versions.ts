import type { Language } from '@website/common/languages';
import versions from './chat-versions.json';

/** A teacher's message and the family's answer. */
export type ChatVersion = { message: string; reply: string };

/** The same two messages in every language, for the chat that translates itself. */
export const CHAT_VERSIONS: Record<Language, ChatVersion> = versions;
