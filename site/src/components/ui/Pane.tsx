import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Pane.module.css';

export type PaneProps = {
  tone: 'info' | 'good' | 'attention' | 'danger';
  children: ReactNode;
  className?: string | undefined;
};

/** A tinted ground that a preview stands on. */
export function Pane({ tone, children, className }: PaneProps) {
  return <div className={classNames(styles['pane'], styles[tone], className)}>{children}</div>;
}
