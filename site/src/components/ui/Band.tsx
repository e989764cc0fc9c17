import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { Container } from './Container.tsx';
import { classNames } from './class-names.ts';

export type BandProps = {
  children: ReactNode;
  id?: string;
  /** Id of the heading that names the band. */
  labelledBy: string;
  /** Whether the band belongs on paper. */
  printed?: boolean;
  className?: string | undefined;
};

/** A full-width stripe of a page, with the space that separates it from its neighbours. */
export function Band({ children, id, labelledBy, printed = true, className }: BandProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      data-print={printed ? undefined : 'hide'}
      className={classNames(styles['band'], className)}
    >
      <Container>{children}</Container>
    </section>
  );
}
