import { ClipboardCheck, ClipboardPenLine, FileText, Signature, Sun } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const childcareForms = {
  slug: 'childcare-forms',
  icon: ClipboardPenLine,
  primary: 'info',
  secondary: 'attention',
  lead: 'documents',
  screens: ['families', 'calendar'],
  benefits: [
    'slip-in-the-bag',
    'missing-two',
    'handwriting',
    'right-version',
    'lost-folder',
    'photo-question',
  ],
  features: [
    { key: 'contracts', icon: FileText },
    { key: 'consents', icon: Signature },
    { key: 'seasonal-forms', icon: Sun },
    { key: 'status-chips', icon: ClipboardCheck },
  ],
  order: ['benefits', 'features', 'screens', 'steps', 'why', 'questions'],
  related: ['enrollment-admissions', 'communication', 'daily-health-checks'],
} as const satisfies FeatureDefinition;
