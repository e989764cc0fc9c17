import { CalendarX2, Check, type LucideIcon, Thermometer } from 'lucide-react';
import type { Tone } from '../../components/ui/Chip.tsx';
import type { ChildStatus } from '../../config/sample-centre.ts';

export const STATUSES = ['present', 'absent', 'sick'] as const satisfies ChildStatus[];

export const STATUS_LOOK: Record<ChildStatus, { tone: Tone; icon: LucideIcon }> = {
  present: { tone: 'good', icon: Check },
  absent: { tone: 'info', icon: CalendarX2 },
  sick: { tone: 'danger', icon: Thermometer },
};

export function isStatus(value: string): value is ChildStatus {
  return STATUSES.some((status) => status === value);
}
