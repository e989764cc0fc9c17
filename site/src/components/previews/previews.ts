import type { ComponentType } from 'react';
import { DayPreview } from './DayPreview.tsx';
import { ParentDayPreview } from './ParentDayPreview.tsx';
import type { PreviewProps } from './preview-props.ts';

/** Every piece of the platform that can be shown, by name: pages and share images choose from here. */
export const PREVIEWS = {
  day: DayPreview,
  parentDay: ParentDayPreview,
} as const satisfies Record<string, ComponentType<PreviewProps>>;

export type PreviewName = keyof typeof PREVIEWS;
