import { CalendarClock, ChartColumn, Gauge, ListChecks, UsersRound } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const smartAttendance = {
  slug: 'smart-attendance',
  icon: UsersRound,
  primary: 'good',
  secondary: 'info',
  lead: 'groups',
  screens: ['day', 'statistics'],
  benefits: ['one-figure', 'ratio-in-view', 'lunch-count', 'fire-drill', 'reasons', 'patterns'],
  features: [
    { key: 'group-count', icon: Gauge },
    { key: 'teacher-list', icon: ListChecks },
    { key: 'shifts-nearby', icon: CalendarClock },
    { key: 'months', icon: ChartColumn },
  ],
  order: ['benefits', 'screens', 'steps', 'features', 'why', 'questions'],
  related: ['attendance-check-in', 'staff-scheduling', 'daily-summary'],
} as const satisfies FeatureDefinition;
