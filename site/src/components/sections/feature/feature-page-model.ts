import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import type { FeatureDefinition } from '../../../config/features/feature-definition.ts';
import { FEATURES } from '../../../config/features/features.ts';
import { type FeatureSlug, RESOURCE_GROUPS, type ResourceGroup } from '../../../config/navigation.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { RelatedPage } from './Related.tsx';
import type { TestimonialProps } from './Testimonial.tsx';

const isGroup = (key: string): key is ResourceGroup => key in RESOURCE_GROUPS;

/** The group of the menu in which a page stands. */
export function groupOf(slug: FeatureSlug): ResourceGroup | undefined {
  return Object.keys(RESOURCE_GROUPS)
    .filter(isGroup)
    .find((group) => RESOURCE_GROUPS[group].some((member) => member === slug));
}

/** Links to the pages that go with this one, each with its own promise. */
export function relatedPages(
  definition: FeatureDefinition,
  language: Language,
  names: Record<FeatureSlug, string>,
  promise: (slug: FeatureSlug) => string,
): RelatedPage[] {
  return definition.related.map((slug) => ({
    href: addressIn(language, `/features/${slug}`),
    name: names[slug],
    text: promise(slug),
    icon: FEATURES[slug].icon,
    tone: FEATURES[slug].primary,
  }));
}

type TestimonialSource = {
  language: Language;
  labels: Messages['feature-page'];
  people: Messages['people'];
  quotes: Messages['testimonials'];
};

/** The sample voice of a page, where it has one. */
export function testimonialOf(
  { slug, secondary, testimonial }: FeatureDefinition,
  { language, labels, people, quotes }: TestimonialSource,
): TestimonialProps | undefined {
  const words = Object.entries(quotes).find(([key]) => key === slug)?.[1];
  if (testimonial === undefined || words === undefined) return undefined;
  const authors = { director: people.director, teacher: people.teachers[0], parent: people.parents[0] };
  return {
    tone: secondary,
    label: labels.testimonial,
    quote: words.quote,
    author: authors[testimonial.author] ?? '',
    role: words.role,
    rating: testimonial.rating,
    ratingLabel: plural(language, labels.rating, testimonial.rating),
  };
}
