import type { Language } from '@website/common/languages';
import type { FeatureSlug } from '../config/navigation.ts';
import { facts } from './facts.ts';
import type { FeatureCopy } from './feature-copy.ts';
import { featureMessages, messages } from './message-loader.ts';
import type { MessageFile, Messages } from './messages.ts';
import { fillAll, type Values } from './placeholders.ts';

/** The words of one page in one language, with the facts filled in and the page's own values beside them. */
export function copyFor<File extends MessageFile>(
  language: Language,
  file: File,
  values: Values = {},
): Messages[File] {
  return fillAll(messages(language, file), { ...facts(language), ...values });
}

export function featureCopyFor(language: Language, slug: FeatureSlug): FeatureCopy {
  return fillAll(featureMessages(language, slug), facts(language));
}
