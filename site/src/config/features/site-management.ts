import { Building2, ChartLine, ClipboardList, DoorOpen, MapPin } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const siteManagement = {
  slug: 'site-management',
  icon: Building2,
  primary: 'good',
  secondary: 'attention',
  lead: 'statistics',
  screens: ['day', 'groups'],
  benefits: [
    'same-measure',
    'places-in-town',
    'hands-to-lend',
    'no-monday-tables',
    'fees-by-house',
    'own-character',
  ],
  features: [
    { key: 'overview', icon: MapPin },
    { key: 'inside', icon: DoorOpen },
    { key: 'seasons', icon: ChartLine },
    { key: 'enquiries', icon: ClipboardList },
  ],
  order: ['benefits', 'why', 'questions', 'steps', 'features', 'screens'],
  related: ['centre-management', 'daily-summary', 'staff-scheduling'],
} as const satisfies FeatureDefinition;
