import { CalendarDays, Clock, Hourglass, Puzzle, Smartphone, UserCheck } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const dailySchedules = {
  slug: 'daily-schedules',
  icon: Clock,
  primary: 'info',
  secondary: 'attention',
  lead: 'parentDay',
  screens: ['schedule', 'calendar', 'menu'],
  benefits: ['quiet-changes', 'shared-garden', 'newcomer', 'real-breaks', 'warm-soup', 'nap-in-peace'],
  features: [
    { key: 'own-rhythm', icon: Hourglass },
    { key: 'special-days', icon: CalendarDays },
    { key: 'who-is-on', icon: UserCheck },
    { key: 'open-slots', icon: Puzzle },
    { key: 'in-pocket', icon: Smartphone },
  ],
  order: ['features', 'why', 'benefits', 'steps', 'screens', 'questions'],
  related: ['lesson-plans', 'staff-scheduling', 'classroom-management'],
} as const satisfies FeatureDefinition;
