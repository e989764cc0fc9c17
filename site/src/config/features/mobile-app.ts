import { RefreshCw, Smartphone, TabletSmartphone, UserPlus, UsersRound } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const mobileApp = {
  slug: 'mobile-app',
  icon: Smartphone,
  primary: 'attention',
  secondary: 'good',
  lead: 'parentDay',
  screens: ['checkIn', 'chat', 'menu'],
  benefits: [
    'teacher-outdoors',
    'new-assistant',
    'parent-on-the-way',
    'director-desktop',
    'kitchen',
    'grandmother-at-the-door',
  ],
  features: [
    { key: 'three-platforms', icon: TabletSmartphone },
    { key: 'role-views', icon: UsersRound },
    { key: 'kept-in-step', icon: RefreshCw },
    { key: 'unlimited-accounts', icon: UserPlus },
  ],
  order: ['benefits', 'screens', 'features', 'steps', 'questions', 'why'],
  related: ['daily-report', 'communication', 'attendance-check-in'],
} as const satisfies FeatureDefinition;
