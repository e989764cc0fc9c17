import { Baby, Calculator, ListChecks, PenLine, ReceiptText } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const childcareInvoice = {
  slug: 'childcare-invoice',
  icon: ReceiptText,
  primary: 'attention',
  secondary: 'info',
  lead: 'invoice',
  screens: ['checkIn', 'day'],
  benefits: [
    'fewer-calls',
    'discount-noticed',
    'absence-fair',
    'one-layout',
    'numbered',
    'paid-written-on-it',
  ],
  features: [
    { key: 'lines-with-amounts', icon: ListChecks },
    { key: 'corrections-in-the-open', icon: PenLine },
    { key: 'child-and-month', icon: Baby },
    { key: 'single-total', icon: Calculator },
  ],
  order: ['features', 'why', 'benefits', 'steps', 'screens', 'questions'],
  testimonial: { author: 'director', rating: 5 },
  related: ['billing-payments', 'childcare-receipts', 'smart-attendance'],
} as const satisfies FeatureDefinition;
