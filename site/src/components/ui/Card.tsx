import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

export type CardProps = {
  children: ReactNode;
  /** `lying` has a line, `floating` a shadow, the tints only colour. */
  look?: 'lying' | 'floating' | 'tint' | 'strong' | 'good' | 'attention' | 'danger' | 'dark';
  className?: string | undefined;
};

export function Card({ children, look = 'lying', className }: CardProps) {
  return <div className={classNames(styles['card'], styles[look], className)}>{children}</div>;
}
