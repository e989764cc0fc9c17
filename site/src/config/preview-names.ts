/** Pieces of the platform that can be shown; the drawings are in components/previews. */
export const PREVIEW_NAMES = [
  'day',
  'parentDay',
  'checkIn',
  'groups',
  'invoice',
  'schedule',
  'statistics',
  'chat',
  'calendar',
  'menu',
  'gallery',
  'progress',
  'documents',
  'families',
] as const;

export type PreviewName = (typeof PREVIEW_NAMES)[number];
