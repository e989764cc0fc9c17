import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './TextLink.module.css';

export type TextLinkProps = ComponentProps<'a'> & { href: string };

export function TextLink({ className, ...rest }: TextLinkProps) {
  return <a className={classNames(styles['link'], className)} {...rest} />;
}
