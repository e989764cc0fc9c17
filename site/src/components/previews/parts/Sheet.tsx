import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

export type SheetProps = { title: string; subtitle: string; aside?: ReactNode; children: ReactNode };

/** A page that the platform sends out, such as an invoice. It keeps the width of paper. */
export function Sheet({ title, subtitle, aside, children }: SheetProps) {
  return (
    <div className={styles['sheet']}>
      <div className={styles['top']}>
        <span className={styles['title']}>{title}</span>
        {aside}
        <span className={styles['subtitle']}>{subtitle}</span>
      </div>
      {children}
    </div>
  );
}
