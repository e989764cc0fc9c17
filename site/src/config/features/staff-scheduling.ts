import { CalendarClock, CalendarDays, Sunrise, UserRoundCheck, UsersRound } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const staffScheduling = {
  slug: 'staff-scheduling',
  icon: CalendarClock,
  primary: 'danger',
  secondary: 'info',
  lead: 'groups',
  screens: ['schedule', 'calendar'],
  benefits: [
    'gap-located',
    'fewer-calls-round',
    'everyone-informed',
    'fair-late-shifts',
    'hours-in-view',
    'ten-hours',
  ],
  features: [
    { key: 'three-shifts', icon: Sunrise },
    { key: 'children-beside-staff', icon: UsersRound },
    { key: 'standing-in', icon: UserRoundCheck },
    { key: 'dates-ahead', icon: CalendarDays },
  ],
  order: ['screens', 'benefits', 'steps', 'why', 'features', 'questions'],
  testimonial: { author: 'director', rating: 4 },
  related: ['payroll', 'classroom-management', 'smart-attendance'],
} as const satisfies FeatureDefinition;
