/** Sections of the landing page that can be linked to, in their order. */
export const ANCHORS = {
  hero: 'hero',
  features: 'features',
  whyChoose: 'why-choose',
  contact: 'contact-section',
} as const;

/** Links of the header, left to right; the Resources menu stands before the last one. */
export const MAIN_LINKS = [
  { key: 'features', href: `/#${ANCHORS.features}` },
  { key: 'whyChoose', href: `/#${ANCHORS.whyChoose}` },
  { key: 'pricing', href: '/pricing' },
  { key: 'contact', href: `/#${ANCHORS.contact}` },
] as const;

/** The feature pages by the group they stand in, in the Resources menu and on the footer's site map. */
export const RESOURCE_GROUPS = {
  billing: ['billing-payments', 'childcare-invoice', 'childcare-receipts', 'payroll'],
  people: [
    'communication',
    'mobile-app',
    'daily-report',
    'enrollment-admissions',
    'childcare-forms',
    'staff-scheduling',
  ],
  learning: [
    'experience-curriculum',
    'lesson-plans',
    'progress-report',
    'daily-schedules',
    'classroom-management',
  ],
  site: [
    'smart-attendance',
    'attendance-check-in',
    'daily-summary',
    'centre-management',
    'site-management',
    'daily-health-checks',
    'cacfp-management',
  ],
} as const;

export type ResourceGroup = keyof typeof RESOURCE_GROUPS;

export const RESOURCE_PAGES = [
  { key: 'faq', href: '/faq' },
  { key: 'blog', href: '/blog' },
] as const;

export const LEGAL_PAGES = [{ key: 'privacy', href: '/privacy' }] as const;

export type FeatureSlug = (typeof RESOURCE_GROUPS)[ResourceGroup][number];
