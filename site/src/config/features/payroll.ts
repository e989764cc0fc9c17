import { Clock, DoorClosed, MonitorSmartphone, UserRoundCheck, Wallet } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const payroll = {
  slug: 'payroll',
  icon: Wallet,
  primary: 'good',
  secondary: 'info',
  lead: 'schedule',
  screens: ['calendar', 'groups'],
  benefits: [
    'one-set-of-hours',
    'no-slips',
    'overtime-early',
    'visible-fairness',
    'wages-beside-fees',
    'not-in-one-head',
  ],
  features: [
    { key: 'hours-by-week', icon: Clock },
    { key: 'stand-in-hours', icon: UserRoundCheck },
    { key: 'closing-days', icon: DoorClosed },
    { key: 'director-view', icon: MonitorSmartphone },
  ],
  order: ['steps', 'benefits', 'features', 'screens', 'why', 'questions'],
  related: ['staff-scheduling', 'billing-payments', 'centre-management'],
} as const satisfies FeatureDefinition;
