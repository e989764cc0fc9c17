import { classNames } from './class-names.ts';
import styles from './PageTitle.module.css';

export type PageTitleProps = {
  title: string;
  /** A sentence or two under it. */
  lead?: string | undefined;
  id?: string;
  /** Whether it may be as wide as its place; else its lines are kept short. */
  wide?: boolean;
};

/** What a page is about, in the largest type. */
export function PageTitle({ title, lead, id, wide = false }: PageTitleProps) {
  return (
    <div className={styles['words']}>
      <h1 id={id} className={classNames(styles['title'], !wide && styles['short'])}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
