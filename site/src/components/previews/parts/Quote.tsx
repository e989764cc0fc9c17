import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Quote.module.css';

export type QuoteProps = {
  text: string;
  lead: ReactNode;
  name: string;
  detail?: string | undefined;
  size?: 'regular' | 'large';
};

/** What a person said, and who it was. */
export function Quote({ text, lead, name, detail, size = 'regular' }: QuoteProps) {
  return (
    <div className={styles['quote']}>
      <span className={classNames(styles['text'], styles[size])}>{text}</span>
      <span className={styles['person']}>
        {lead}
        <span className={styles['words']}>
          <span>{name}</span>
          {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
        </span>
      </span>
    </div>
  );
}
