import { ChartLine, ClipboardCheck, Columns3, ContactRound, HeartPulse } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const dailyHealthChecks = {
  slug: 'daily-health-checks',
  icon: HeartPulse,
  primary: 'danger',
  secondary: 'good',
  lead: 'checkIn',
  screens: ['statistics', 'families', 'menu'],
  benefits: ['asked-daily', 'softer-day', 'facts', 'wave', 'same-entry', 'near-allergies'],
  features: [
    { key: 'three-states', icon: ClipboardCheck },
    { key: 'two-lists', icon: Columns3 },
    { key: 'contacts', icon: ContactRound },
    { key: 'sick-share', icon: ChartLine },
  ],
  order: ['why', 'steps', 'benefits', 'features', 'screens', 'questions'],
  related: ['attendance-check-in', 'childcare-forms', 'daily-report'],
} as const satisfies FeatureDefinition;
