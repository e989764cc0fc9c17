import { type ReactNode, useState } from 'react';
import styles from './Fresh.module.css';

export type FreshProps = {
  /** What counts as a change when it differs from before. */
  value: string | number;
  children: ReactNode;
};

/** Lets what has changed arrive with a small motion; what was there from the start stands still. */
export function Fresh({ value, children }: FreshProps) {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  return (
    <span key={seen.changes} className={styles[seen.changes === 0 ? 'still' : 'fresh']}>
      {children}
    </span>
  );
}
