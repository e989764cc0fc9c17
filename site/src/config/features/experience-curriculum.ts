import { Images, PencilLine, Signpost, Sprout, TrendingUp } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const experienceCurriculum = {
  slug: 'experience-curriculum',
  icon: Sprout,
  primary: 'good',
  secondary: 'danger',
  lead: 'gallery',
  screens: ['progress', 'parentDay'],
  benefits: ['unplanned', 'seen-learning', 'quiet-ones', 'house-memory', 'kitchen-table', 'many-uses'],
  features: [
    { key: 'threads', icon: Signpost },
    { key: 'observations', icon: PencilLine },
    { key: 'gallery', icon: Images },
    { key: 'growth', icon: TrendingUp },
  ],
  order: ['steps', 'benefits', 'screens', 'why', 'features', 'questions'],
  related: ['lesson-plans', 'progress-report'],
} as const satisfies FeatureDefinition;
