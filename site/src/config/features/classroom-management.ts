import { Blocks, CalendarRange, ContactRound, GraduationCap, Shapes } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const classroomManagement = {
  slug: 'classroom-management',
  icon: Shapes,
  primary: 'attention',
  secondary: 'danger',
  lead: 'groups',
  screens: ['schedule', 'families'],
  benefits: ['september', 'named-stand-in', 'free-place', 'fair-load', 'short-lists', 'empty-fridays'],
  features: [
    { key: 'children', icon: Blocks },
    { key: 'adults', icon: GraduationCap },
    { key: 'week', icon: CalendarRange },
    { key: 'cards', icon: ContactRound },
  ],
  order: ['steps', 'features', 'benefits', 'screens', 'questions', 'why'],
  testimonial: { author: 'director', rating: 5 },
  related: ['enrollment-admissions', 'staff-scheduling', 'smart-attendance'],
} as const satisfies FeatureDefinition;
