import { Archive, BadgeCheck, CalendarCheck, ReceiptText, Users } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const childcareReceipts = {
  slug: 'childcare-receipts',
  icon: BadgeCheck,
  primary: 'info',
  secondary: 'good',
  lead: 'invoice',
  screens: ['families'],
  benefits: [
    'tax-time',
    'two-households',
    'contributing-employer',
    'office-desk',
    'bookkeeper',
    'director-disputes',
  ],
  features: [
    { key: 'pair-with-invoice', icon: ReceiptText },
    { key: 'family-record', icon: Users },
    { key: 'day-of-payment', icon: CalendarCheck },
    { key: 'unlimited-files', icon: Archive },
  ],
  order: ['why', 'benefits', 'steps', 'features', 'screens', 'questions'],
  related: ['childcare-invoice', 'billing-payments', 'childcare-forms'],
} as const satisfies FeatureDefinition;
