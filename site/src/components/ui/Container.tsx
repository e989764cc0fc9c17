import type { ReactNode } from 'react';
import styles from './Container.module.css';
import { classNames } from './class-names.ts';

export type ContainerProps = { children: ReactNode; className?: string | undefined };

/** The page's column: as wide as the text may be, with a gutter on small screens. */
export function Container({ children, className }: ContainerProps) {
  return <div className={classNames(styles['container'], className)}>{children}</div>;
}
