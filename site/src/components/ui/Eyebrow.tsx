import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';

export type EyebrowProps = { children: ReactNode };

/** The small line above a title that says what the band is about. */
export function Eyebrow({ children }: EyebrowProps) {
  return <p className={styles['eyebrow']}>{children}</p>;
}
