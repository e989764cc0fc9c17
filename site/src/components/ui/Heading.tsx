import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Eyebrow } from './Eyebrow.tsx';
import styles from './Heading.module.css';

export type HeadingProps = {
  id: string;
  eyebrow: string;
  title: string;
  text?: ReactNode;
  className?: string | undefined;
};

/** How a band begins: what it is about, what it promises, and in a sentence or two why. */
export function Heading({ id, eyebrow, title, text, className }: HeadingProps) {
  return (
    <div className={classNames(styles['heading'], className)}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
    </div>
  );
}
