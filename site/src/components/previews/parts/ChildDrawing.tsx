import styles from './ChildDrawing.module.css';

/** A house on a hill under the sun, as children paint it. */
export function ChildDrawing() {
  return (
    <svg className={styles['drawing']} viewBox="0 0 176 92" aria-hidden="true">
      <rect className={styles['sky']} width="176" height="92" />
      <circle className={styles['sun']} cx="140" cy="24" r="13" />
      <path className={styles['hill']} d="M0 70c30-26 55-26 88-6s60 12 88-8v36H0z" />
      <path className={styles['house']} d="M38 64V44l16-12 16 12v20z" />
      <path className={styles['roof']} d="m34 46 20-16 20 16" />
      <rect className={styles['door']} x="50" y="52" width="9" height="12" />
    </svg>
  );
}
