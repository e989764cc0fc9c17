import { CalendarDays, CalendarRange, Clock, NotebookPen, TrendingUp } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const lessonPlans = {
  slug: 'lesson-plans',
  icon: NotebookPen,
  primary: 'attention',
  secondary: 'info',
  lead: 'calendar',
  screens: ['progress', 'chat'],
  benefits: ['stand-in', 'no-fair-copy', 'from-children', 'read-along', 'glue-in-time', 'families-help'],
  features: [
    { key: 'week-view', icon: CalendarRange },
    { key: 'in-the-day', icon: Clock },
    { key: 'dates', icon: CalendarDays },
    { key: 'follow-up', icon: TrendingUp },
  ],
  order: ['benefits', 'steps', 'why', 'features', 'screens', 'questions'],
  related: ['daily-schedules', 'experience-curriculum', 'progress-report'],
} as const satisfies FeatureDefinition;
