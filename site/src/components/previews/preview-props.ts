import type { Language } from '@website/common/languages';
import type { Messages } from '../../i18n/messages.ts';

/** What every preview is drawn from: its words, and the invented people of the language. */
export type PreviewProps = { language: Language; copy: Messages['previews']; people: Messages['people'] };
