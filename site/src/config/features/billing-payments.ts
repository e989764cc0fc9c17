import { BadgeCheck, BellRing, ChartColumn, HandCoins, ReceiptText } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const billingPayments = {
  slug: 'billing-payments',
  icon: HandCoins,
  primary: 'good',
  secondary: 'attention',
  lead: 'day',
  screens: ['invoice', 'statistics'],
  benefits: [
    'weekend-stays',
    'fewer-errors',
    'open-amounts',
    'polite-reminders',
    'sick-days-count',
    'easier-planning',
  ],
  features: [
    { key: 'invoices-from-attendance', icon: ReceiptText },
    { key: 'payment-reminders', icon: BellRing },
    { key: 'payment-receipts', icon: BadgeCheck },
    { key: 'open-and-paid', icon: ChartColumn },
  ],
  order: ['benefits', 'steps', 'screens', 'features', 'questions', 'why'],
  related: ['childcare-invoice', 'childcare-receipts', 'payroll'],
} as const satisfies FeatureDefinition;
