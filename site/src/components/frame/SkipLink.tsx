import styles from './SkipLink.module.css';

export type SkipLinkProps = { label: string };

export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a className={styles['link']} href="#content">
      {label}
    </a>
  );
}
