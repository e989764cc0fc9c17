import type { ComponentType } from 'react';
import type { PreviewName } from '../../config/preview-names.ts';
import { CalendarPreview } from './CalendarPreview.tsx';
import { ChatPreview } from './ChatPreview.tsx';
import { CheckInPreview } from './CheckInPreview.tsx';
import { DayPreview } from './DayPreview.tsx';
import { DocumentsPreview } from './DocumentsPreview.tsx';
import { FamiliesPreview } from './FamiliesPreview.tsx';
import { GalleryPreview } from './GalleryPreview.tsx';
import { GroupsPreview } from './GroupsPreview.tsx';
import { InvoicePreview } from './InvoicePreview.tsx';
import { MenuPreview } from './MenuPreview.tsx';
import { ParentDayPreview } from './ParentDayPreview.tsx';
import { ProgressPreview } from './ProgressPreview.tsx';
import type { PreviewProps } from './preview-props.ts';
import { SchedulePreview } from './SchedulePreview.tsx';
import { StatisticsPreview } from './StatisticsPreview.tsx';

/** Every piece of the platform that can be shown, by name: pages and share images choose from here. */
export const PREVIEWS = {
  day: DayPreview,
  parentDay: ParentDayPreview,
  checkIn: CheckInPreview,
  groups: GroupsPreview,
  invoice: InvoicePreview,
  schedule: SchedulePreview,
  statistics: StatisticsPreview,
  chat: ChatPreview,
  calendar: CalendarPreview,
  menu: MenuPreview,
  gallery: GalleryPreview,
  progress: ProgressPreview,
  documents: DocumentsPreview,
  families: FamiliesPreview,
} as const satisfies Record<PreviewName, ComponentType<PreviewProps>>;
