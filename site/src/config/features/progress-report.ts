import { History, Image, Lock, Quote, Shapes, TrendingUp } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const progressReport = {
  slug: 'progress-report',
  icon: TrendingUp,
  primary: 'info',
  secondary: 'danger',
  lead: 'progress',
  screens: ['gallery', 'chat'],
  benefits: ['no-blank-page', 'no-marks', 'own-measure', 'in-time', 'firm-ground', 'read-again'],
  features: [
    { key: 'areas', icon: Shapes },
    { key: 'observations', icon: Quote },
    { key: 'works', icon: Image },
    { key: 'then-now', icon: History },
    { key: 'own-child', icon: Lock },
  ],
  order: ['why', 'screens', 'features', 'steps', 'benefits', 'questions'],
  testimonial: { author: 'parent', rating: 5 },
  related: ['lesson-plans', 'communication', 'experience-curriculum'],
} as const satisfies FeatureDefinition;
