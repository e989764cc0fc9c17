import { CalendarClock, CalendarDays, ChartColumn, ContactRound, FileText, House, Soup } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const centreManagement = {
  slug: 'centre-management',
  icon: House,
  primary: 'info',
  secondary: 'attention',
  lead: 'families',
  screens: ['documents', 'menu', 'calendar'],
  benefits: [
    'written-once',
    'answers-standing',
    'not-only-you',
    'hours-back',
    'everyone-in',
    'price-ceiling',
  ],
  features: [
    { key: 'families', icon: ContactRound },
    { key: 'staff', icon: CalendarClock },
    { key: 'papers', icon: FileText },
    { key: 'kitchen', icon: Soup },
    { key: 'dates', icon: CalendarDays },
    { key: 'figures', icon: ChartColumn },
  ],
  order: ['features', 'screens', 'benefits', 'why', 'steps', 'questions'],
  related: ['site-management', 'enrollment-admissions', 'billing-payments'],
} as const satisfies FeatureDefinition;
