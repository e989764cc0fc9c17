import type { ReactNode } from 'react';
import styles from './LockScreen.module.css';

export type LockScreenProps = { clock: string; day: string; children: ReactNode };

/** A parent's phone as it lies on the table, with what has just come in. */
export function LockScreen({ clock, day, children }: LockScreenProps) {
  return (
    <div className={styles['phone']}>
      <div className={styles['screen']}>
        <Sunrise />
        <div className={styles['top']} aria-hidden="true">
          <span>{day}</span>
          <span className={styles['clock']}>{clock}</span>
        </div>
        <div className={styles['notice']}>{children}</div>
      </div>
    </div>
  );
}

function Sunrise() {
  return (
    <svg
      className={styles['sunrise']}
      viewBox="0 0 252 120"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle className={styles['sun']} cx="178" cy="58" r="26" />
      <path className={styles['far']} d="M0 76c40-26 78-26 122-6s84 14 130-14v64H0z" />
      <path className={styles['near']} d="M0 100c52-22 96-20 140-6s78 10 112-6v32H0z" />
    </svg>
  );
}
