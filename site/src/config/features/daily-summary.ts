import { Armchair, CalendarDays, DoorOpen, LayoutDashboard, UsersRound, Wallet } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const dailySummary = {
  slug: 'daily-summary',
  icon: LayoutDashboard,
  primary: 'attention',
  secondary: 'good',
  lead: 'day',
  screens: ['statistics', 'calendar'],
  benefits: ['first-look', 'open-ends', 'fewer-rounds', 'fees-beside', 'deputy', 'evening'],
  features: [
    { key: 'presence', icon: UsersRound },
    { key: 'arrivals', icon: DoorOpen },
    { key: 'fees', icon: Wallet },
    { key: 'fullness', icon: Armchair },
    { key: 'dates', icon: CalendarDays },
  ],
  order: ['why', 'features', 'benefits', 'screens', 'steps', 'questions'],
  testimonial: { author: 'director', rating: 5 },
  related: ['smart-attendance', 'daily-report', 'centre-management'],
} as const satisfies FeatureDefinition;
