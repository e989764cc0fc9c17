import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'inverse' | 'outline';
  size?: 'regular' | 'small';
};

export type ButtonProps = ButtonLook & ComponentProps<'button'>;
export type ButtonLinkProps = ButtonLook & ComponentProps<'a'> & { href: string };

function look({ variant = 'primary', size = 'regular' }: ButtonLook, className?: string): string {
  return classNames(styles['button'], styles[variant], size === 'small' && styles['small'], className);
}

export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
      {...rest}
    />
  );
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a className={look({ ...(variant && { variant }), ...(size && { size }) }, className)} {...rest} />;
}
