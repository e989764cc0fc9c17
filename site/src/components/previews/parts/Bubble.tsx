import type { Language } from '@website/common/languages';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Bubble.module.css';

export type BubbleProps = {
  /** Whether whoever holds the screen wrote it or received it. */
  side: 'sent' | 'received';
  language: Language;
  time: string;
  /** What stands above the text, such as the languages it went through. */
  mark?: ReactNode;
  children: string;
};

/** A message of a chat. */
export function Bubble({ side, language, time, mark, children }: BubbleProps) {
  return (
    <div className={classNames(styles['bubble'], styles[side])}>
      {mark}
      <p lang={language}>{children}</p>
      <span className={styles['time']}>{time}</span>
    </div>
  );
}
