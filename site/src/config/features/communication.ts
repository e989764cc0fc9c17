import { BellRing, CalendarDays, Camera, Languages, MessagesSquare } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const communication = {
  slug: 'communication',
  icon: MessagesSquare,
  primary: 'info',
  secondary: 'danger',
  lead: 'chat',
  screens: ['calendar', 'gallery'],
  benefits: [
    'language-bridge',
    'private-numbers',
    'engagement',
    'same-news',
    'shy-parents',
    'door-for-the-child',
  ],
  features: [
    { key: 'translated-chats', icon: Languages },
    { key: 'arrival-notices', icon: BellRing },
    { key: 'shared-calendar', icon: CalendarDays },
    { key: 'family-photos', icon: Camera },
  ],
  order: ['steps', 'why', 'benefits', 'features', 'screens', 'questions'],
  testimonial: { author: 'teacher', rating: 5 },
  related: ['daily-report', 'mobile-app', 'childcare-forms'],
} as const satisfies FeatureDefinition;
