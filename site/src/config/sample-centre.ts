import type { Tone } from '../components/ui/Chip.tsx';

/**
 * The invented centre that every preview draws: one day, the same children and numbers everywhere, so that what
 * one picture says the next one does not deny. Names are in messages/<language>/people.json, by index.
 */
export const SAMPLE_DAY = new Date(Date.UTC(2025, 4, 13));

export type ChildStatus = 'present' | 'absent' | 'sick';
export type HealthStatus = 'healthy' | 'recovering' | 'sick';

export type SampleChild = { status: ChildStatus; health?: HealthStatus; arrived?: string; tone: Tone };

/** Eight children of the first group, in the order of people.json. */
export const SAMPLE_CHILDREN: readonly SampleChild[] = [
  { status: 'present', health: 'healthy', arrived: '8:04', tone: 'info' },
  { status: 'present', health: 'healthy', arrived: '8:11', tone: 'attention' },
  { status: 'sick', health: 'sick', tone: 'good' },
  { status: 'present', health: 'recovering', arrived: '8:16', tone: 'danger' },
  { status: 'absent', tone: 'info' },
  { status: 'present', health: 'healthy', arrived: '8:19', tone: 'attention' },
  { status: 'present', health: 'healthy', arrived: '8:27', tone: 'good' },
  { status: 'present', health: 'healthy', arrived: '8:32', tone: 'danger' },
];

export type SampleGroup = { present: number; children: number; tone: Tone };

/** The four groups, in the order of people.json. */
export const SAMPLE_GROUPS: readonly SampleGroup[] = [
  { present: 14, children: 16, tone: 'info' },
  { present: 11, children: 12, tone: 'good' },
  { present: 12, children: 14, tone: 'attention' },
  { present: 10, children: 12, tone: 'danger' },
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const present = sum(SAMPLE_GROUPS.map((group) => group.present));
const children = sum(SAMPLE_GROUPS.map((group) => group.children));

export const SAMPLE_TOTALS = {
  present,
  children,
  away: children - present,
  sick: 3,
  paidShare: 0.92,
  reminders: 4,
};
