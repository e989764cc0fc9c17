import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Legend.module.css';

export type LegendEntry = { mark: ReactNode; word: string; figure?: string };

/** What the marks of a drawing stand for, with a figure where one is known. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <div className={styles['legend']}>
      {entries.map(({ mark, word, figure }) => (
        <span key={word} className={styles['entry']}>
          {mark}
          {word}
          {figure !== undefined && <b className={styles['figure']}>{figure}</b>}
        </span>
      ))}
    </div>
  );
}

export type SwatchProps = { colour: 'good' | 'attention' | 'danger' | 'info' | 'pale' | 'dark' };

export function Swatch({ colour }: SwatchProps) {
  return <span className={classNames(styles['swatch'], styles[colour])} />;
}
