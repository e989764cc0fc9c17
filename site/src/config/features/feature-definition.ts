import type { LucideIcon } from 'lucide-react';
import type { Tone } from '../../components/ui/Chip.tsx';
import type { FeatureSlug } from '../navigation.ts';
import type { PreviewName } from '../preview-names.ts';

/** Parts of a feature page between the hero and the closing call; their order is the page's line of argument. */
export type FeatureSection = 'benefits' | 'features' | 'steps' | 'screens' | 'why' | 'questions';

/** One feature page as data; its words are in messages/<language>/features/<slug>.json under the same keys. */
export type FeatureDefinition = {
  slug: FeatureSlug;
  icon: LucideIcon;
  /** Colours by what they tint: the hero and the page's accents. */
  primary: Tone;
  secondary: Tone;
  /** The preview in the hero, and those that stand for screenshots. */
  lead: PreviewName;
  screens: readonly PreviewName[];
  /** Keys of the six benefits. */
  benefits: readonly [string, string, string, string, string, string];
  features: readonly { key: string; icon: LucideIcon }[];
  order: readonly FeatureSection[];
  /** Whose sample words stand on the page, and how many stars they give. */
  testimonial?: { author: 'director' | 'teacher' | 'parent'; rating: 1 | 2 | 3 | 4 | 5 };
  related: readonly FeatureSlug[];
};
