import { Apple, Camera, DoorOpen, Moon, NotebookPen } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const dailyReport = {
  slug: 'daily-report',
  icon: NotebookPen,
  primary: 'danger',
  secondary: 'attention',
  lead: 'parentDay',
  screens: ['gallery', 'menu', 'progress'],
  benefits: [
    'better-questions',
    'evening-facts',
    'shorter-queue',
    'health-known',
    'far-parent',
    'year-in-pieces',
  ],
  features: [
    { key: 'arrival-line', icon: DoorOpen },
    { key: 'meals-eaten', icon: Apple },
    { key: 'nap-times', icon: Moon },
    { key: 'moments', icon: Camera },
  ],
  order: ['features', 'steps', 'benefits', 'screens', 'questions', 'why'],
  testimonial: { author: 'parent', rating: 5 },
  related: ['communication', 'daily-health-checks', 'progress-report'],
} as const satisfies FeatureDefinition;
