import { company } from '@website/common/company';
import styles from './Logo.module.css';
import { Mark } from './Mark.tsx';

export type LogoProps = { href: string; label: string };

export function Logo({ href, label }: LogoProps) {
  return (
    <a className={styles['logo']} href={href} aria-label={label}>
      <Mark />
      <span aria-hidden="true">{company.name.toLowerCase()}</span>
    </a>
  );
}
