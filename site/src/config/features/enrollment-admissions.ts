import { Baby, LayoutGrid, ListOrdered, Signature, Sprout } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const enrollmentAdmissions = {
  slug: 'enrollment-admissions',
  icon: Sprout,
  primary: 'good',
  secondary: 'danger',
  lead: 'families',
  screens: ['groups', 'documents'],
  benefits: ['less-time', 'gap-seen', 'honest-answer', 'explained-order', 'ready-first-day', 'season-spread'],
  features: [
    { key: 'waitlist', icon: ListOrdered },
    { key: 'places-by-group', icon: LayoutGrid },
    { key: 'child-card', icon: Baby },
    { key: 'admission-papers', icon: Signature },
  ],
  order: ['why', 'steps', 'features', 'benefits', 'screens', 'questions'],
  related: ['childcare-forms', 'classroom-management', 'centre-management'],
} as const satisfies FeatureDefinition;
