import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classNames } from './class-names.ts';
import tones from './tones.module.css';

export type Tone = 'good' | 'attention' | 'danger' | 'info';

export type ChipProps = { tone: Tone; children: ReactNode; className?: string | undefined };

/** A small label whose colour repeats what its word says. */
export function Chip({ tone, children, className }: ChipProps) {
  return <span className={classNames(styles['chip'], tones[tone], className)}>{children}</span>;
}
