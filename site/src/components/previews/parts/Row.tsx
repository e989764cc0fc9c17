import type { ReactNode } from 'react';
import styles from './Row.module.css';

export type RowProps = {
  /** Avatar or icon at the beginning. */
  lead?: ReactNode;
  title: string;
  detail?: string | undefined;
  /** Chip, amount or time at the end. */
  end?: ReactNode;
};

/** A line of a list. */
export function Row({ lead, title, detail, end }: RowProps) {
  return (
    <div className={styles['row']}>
      {lead}
      <span className={styles['words']}>
        <span className={detail === undefined ? undefined : styles['title']}>{title}</span>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </span>
      {end !== undefined && <span className={styles['end']}>{end}</span>}
    </div>
  );
}
