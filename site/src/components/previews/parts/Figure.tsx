import type { Tone } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './Figure.module.css';

export type FigureProps = { label: string; value: string; detail: string; tone?: Tone };

/** A number that a director looks for, with what it is a number of. */
export function Figure({ label, value, detail, tone }: FigureProps) {
  return (
    <div className={styles['figure']}>
      <span className={styles['quiet']}>{label}</span>
      <span className={classNames(styles['value'], tone && styles[tone])}>{value}</span>
      <span className={styles['quiet']}>{detail}</span>
    </div>
  );
}
