import type { ReactNode } from 'react';
import styles from './Phone.module.css';

export type PhoneProps = { title: string; subtitle: string; children: ReactNode };

/** The platform in a parent's or a teacher's hand. */
export function Phone({ title, subtitle, children }: PhoneProps) {
  return (
    <div className={styles['phone']}>
      <div className={styles['screen']}>
        <div className={styles['head']}>
          <span className={styles['title']}>{title}</span>
          <span className={styles['subtitle']}>{subtitle}</span>
        </div>
        <div className={styles['feed']}>{children}</div>
      </div>
    </div>
  );
}
