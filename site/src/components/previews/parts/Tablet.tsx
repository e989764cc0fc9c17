import type { ReactNode } from 'react';
import styles from './Tablet.module.css';

export type TabletProps = {
  /** The coloured pane: above what happens when there is little room, beside it when there is more. */
  side: ReactNode;
  children: ReactNode;
};

/** The platform on the wall beside the door. */
export function Tablet({ side, children }: TabletProps) {
  return (
    <div className={styles['tablet']}>
      <div className={styles['screen']}>
        <div className={styles['side']}>{side}</div>
        <div className={styles['main']}>{children}</div>
      </div>
    </div>
  );
}
