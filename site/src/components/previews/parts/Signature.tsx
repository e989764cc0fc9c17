import styles from './Signature.module.css';

/** A name written by hand, on its line. */
export function Signature() {
  return (
    <svg className={styles['signature']} viewBox="0 0 170 50" aria-hidden="true">
      <path className={styles['line']} d="M0 44h170" />
      <path
        className={styles['ink']}
        d="M12 38C16 24 20 12 25 9c5 6 4 20 8 27 5-7 7-20 13-27 2 8-2 20 0 27 4 2 7-6 10-11-2 5-4 11 0 11s5-8 9-11c5 0 1 11-3 11-3-2 1-10 6-10s2 9 6 9 6-7 9-10c-1 5-2 10 1 10 4 0 4-8 9-9 4 0 0 9 3 9 8 1 14-7 27-9 8-1 15 1 26-3"
      />
    </svg>
  );
}
