import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Picture.module.css';

export type PictureProps = {
  /** What the picture shows, in a sentence: all that a screen reader says of it. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
};

/** A drawing of the platform. However much text it holds, it is one described picture. */
export function Picture({ label, children, className }: PictureProps) {
  return (
    <div role="img" aria-label={label} className={classNames(styles['picture'], className)}>
      {children}
    </div>
  );
}
