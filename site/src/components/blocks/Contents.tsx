import type { ReactNode } from 'react';
import styles from './Contents.module.css';

export type ContentsProps = {
  title: string;
  entries: readonly { id: string; text: string }[];
  /** What follows the numbered entries. */
  children?: ReactNode;
};

/** The parts of a long page, each a link to its place. Paper has no use for it. */
export function Contents({ title, entries, children }: ContentsProps) {
  return (
    <nav className={styles['contents']} aria-label={title} data-print="hide">
      <h2 className={styles['title']}>{title}</h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
      {children}
    </nav>
  );
}
