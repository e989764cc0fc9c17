import { DoorOpen, Hand, LogOut, Tablet, UserCheck } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const attendanceCheckIn = {
  slug: 'attendance-check-in',
  icon: DoorOpen,
  primary: 'info',
  secondary: 'good',
  lead: 'checkIn',
  screens: ['families', 'parentDay'],
  benefits: ['no-queue', 'own-way', 'right-hands', 'exact-times', 'health-word', 'other-parent'],
  features: [
    { key: 'door-screen', icon: Tablet },
    { key: 'pickup-list', icon: UserCheck },
    { key: 'teacher-entry', icon: Hand },
    { key: 'check-out', icon: LogOut },
  ],
  order: ['steps', 'why', 'screens', 'benefits', 'features', 'questions'],
  testimonial: { author: 'teacher', rating: 5 },
  related: ['smart-attendance', 'daily-health-checks', 'communication'],
} as const satisfies FeatureDefinition;
