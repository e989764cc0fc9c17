import type { Language } from '@website/common/languages';
import type { Messages } from '../../../i18n/messages.ts';

/** What a section of the landing page is made from: its words, and those of the previews it shows. */
export type LandingSectionProps<Section extends keyof Messages['landing']> = {
  language: Language;
  copy: Messages['landing'][Section];
  previews: Messages['previews'];
  people: Messages['people'];
};
