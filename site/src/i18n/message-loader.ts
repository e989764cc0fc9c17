import type { Language } from '@website/common/languages';
import type { FeatureSlug } from '../config/navigation.ts';
import type { FeatureCopy } from './feature-copy.ts';
import type { MessageFile, Messages } from './messages.ts';

const pages = import.meta.glob<Messages[MessageFile]>('./messages/*/*.json', {
  eager: true,
  import: 'default',
});
const features = import.meta.glob<FeatureCopy>('./messages/*/features/*.json', {
  eager: true,
  import: 'default',
});

function found<File>(file: File | undefined, path: string): File {
  if (file === undefined) throw new Error(`There is no messages/${path}.json`);
  return file;
}

export function messages<File extends MessageFile>(language: Language, file: File): Messages[File] {
  const path = `${language}/${file}`;
  return found(pages[`./messages/${path}.json`], path) as Messages[File];
}

export function featureMessages(language: Language, slug: FeatureSlug): FeatureCopy {
  const path = `${language}/features/${slug}`;
  return found(features[`./messages/${path}.json`], path);
}
