import type { ReactNode } from 'react';
import styles from './Panel.module.css';

export type PanelProps = { title?: string; aside?: ReactNode; children: ReactNode };

/** A white card inside a window. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <div className={styles['panel']}>
      {title !== undefined && (
        <div className={styles['top']}>
          <span className={styles['title']}>{title}</span>
          {aside}
        </div>
      )}
      {children}
    </div>
  );
}
