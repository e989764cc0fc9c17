import styles from './ContactMap.module.css';

export type ContactMapProps = { label: string; city: string };

/** The two rivers that meet at the old town, drawn by hand: no map service is asked. */
export function ContactMap({ label, city }: ContactMapProps) {
  return (
    <svg
      className={styles['map']}
      viewBox="0 0 480 420"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className={styles['land']} width="480" height="420" />
      <path className={styles['park']} d="M300 20c60-10 120 10 150 60s0 90-50 84-70-30-96-64-40-74-4-80z" />
      <path className={styles['park']} d="M40 300c40-20 90-10 104 24s-20 70-70 72-74-76-34-96z" />
      <path
        className={styles['streets']}
        d="M150 214 480 178M206 230l40-176M262 226l26-130M318 220l14-62M372 214l10-46M176 180l300-34M150 214l330 8"
      />
      <path
        className={styles['streets']}
        d="M190 300l60 110M250 290l70 126M320 280l74 120M30 120l84 60M60 60l66 80M180 330l290-44"
      />
      <path className={styles['river']} d="M480 300c-80-34-150-26-220-32s-90-36-130-44-90-4-140 10" />
      <path className={styles['river']} d="M220-10c-8 50-50 80-70 120s-10 90-24 112" />
      <circle className={styles['halo']} cx="236" cy="206" r="34" />
      <path className={styles['pin']} d="M236 216c-14-16-22-27-22-38a22 22 0 0 1 44 0c0 11-8 22-22 38z" />
      <circle className={styles['eye']} cx="236" cy="178" r="8" />
      <text className={styles['city']} x="270" y="186">
        {city}
      </text>
    </svg>
  );
}
