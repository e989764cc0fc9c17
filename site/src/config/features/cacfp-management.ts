import { Apple, ChefHat, Smile, UserRoundCheck, Utensils } from 'lucide-react';
import type { FeatureDefinition } from './feature-definition.ts';

export const cacfpManagement = {
  slug: 'cacfp-management',
  icon: Utensils,
  primary: 'attention',
  secondary: 'danger',
  lead: 'menu',
  screens: ['checkIn', 'parentDay', 'statistics'],
  benefits: [
    'no-month-end',
    'attendance-agrees',
    'allergy-marks',
    'cook-informed',
    'review-ready',
    'staff-change',
  ],
  features: [
    { key: 'weekly-menus', icon: ChefHat },
    { key: 'who-was-in', icon: UserRoundCheck },
    { key: 'meals-noted', icon: Apple },
    { key: 'meal-feedback', icon: Smile },
  ],
  order: ['why', 'features', 'steps', 'screens', 'benefits', 'questions'],
  related: ['smart-attendance', 'daily-health-checks', 'daily-report'],
} as const satisfies FeatureDefinition;
