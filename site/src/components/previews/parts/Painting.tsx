import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './Painting.module.css';

export type Scene = 'portrait' | 'boat' | 'tower' | 'sunflower';

export type PaintingProps = { scene: Scene; shape?: 'rounded' | 'round' };

/** Pictures and moments as a child would paint them. They fill the room they are given, whatever its shape. */
export function Painting({ scene, shape = 'rounded' }: PaintingProps) {
  return (
    <svg
      className={classNames(styles['painting'], styles[shape])}
      viewBox="0 0 120 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {SCENES[scene]}
    </svg>
  );
}

const PETALS = Array.from({ length: 12 }, (_, index) => index * 30);

const SCENES: Record<Scene, ReactNode> = {
  portrait: (
    <>
      <rect className={styles['rosePaper']} width="120" height="120" />
      <path className={styles['hair']} d="M33 66C24 30 44 14 62 15c22 1 34 18 26 52-3 9-50 10-55-1z" />
      <path className={styles['dress']} d="M47 88c8 5 20 5 27 0l17 36H29z" />
      <path className={styles['stripe']} d="M42 103c12 5 25 5 37 0" />
      <circle className={styles['skin']} cx="60" cy="60" r="29" />
      <path
        className={styles['hair']}
        d="M32 57c4-22 20-31 33-27 12 2 21 11 23 25-13 0-22-5-27-14-5 9-15 15-29 16z"
      />
      <circle className={styles['ink']} cx="50" cy="62" r="3.2" />
      <circle className={styles['ink']} cx="71" cy="61" r="3.2" />
      <circle className={styles['cheek']} cx="44.5" cy="71" r="4.5" />
      <circle className={styles['cheek']} cx="76" cy="70" r="4.5" />
      <path className={styles['line']} d="M49 74c6 8 17 8 23-1" />
    </>
  ),
  boat: (
    <>
      <rect className={styles['berryPaper']} width="120" height="120" />
      <circle className={styles['sun']} cx="100" cy="18" r="15" />
      <path className={styles['ray']} d="m77 20-9 1m13 12-7 6m17 2-2 9m19-9 3 8" />
      <path className={styles['thin']} d="M20 34c4-5 7-4 9 0 3-5 7-5 9 0M9 50c3-4 6-3 8 0 2-4 5-4 7 0" />
      <path className={styles['line']} d="M58 76V30" />
      <path className={styles['sail']} d="M62 32c14 8 22 20 24 35H62z" />
      <path className={styles['flag']} d="M54 38c-9 8-14 17-17 29h17z" />
      <path className={styles['hull']} d="M25 74c22 3 46 3 70-1-4 15-11 23-19 25H44c-9-3-15-11-19-24z" />
      <path className={styles['sea']} d="M-4 93c10-8 20-8 30 0s20 8 30 0 20-8 30 0 20 8 38-2v34H-4z" />
      <path className={styles['foam']} d="M8 106c6-4 11-4 17 0m17 5c6-4 11-4 17 0m21-6c6-4 11-4 17 0" />
    </>
  ),
  tower: (
    <>
      <rect className={styles['sunPaper']} width="120" height="120" />
      <path className={styles['floor']} d="M0 101c40-4 80-3 120 0v19H0z" />
      <rect className={styles['dress']} x="64" y="82" width="27" height="22" rx="4" />
      <rect
        className={styles['sun']}
        x="66"
        y="61"
        width="23"
        height="21"
        rx="4"
        transform="rotate(-3 77 72)"
      />
      <rect
        className={styles['red']}
        x="65"
        y="41"
        width="23"
        height="20"
        rx="4"
        transform="rotate(4 76 51)"
      />
      <rect
        className={styles['leaf']}
        x="68"
        y="23"
        width="19"
        height="18"
        rx="4"
        transform="rotate(-5 77 32)"
      />
      <path className={styles['red']} d="m78 5 11 18H66z" />
      <rect
        className={styles['sun']}
        x="97"
        y="88"
        width="15"
        height="15"
        rx="3"
        transform="rotate(9 104 95)"
      />
      <path className={styles['leaf']} d="M18 106c0-22 4-31 15-31s15 9 15 31z" />
      <path className={styles['arm']} d="M42 82c8-3 13-10 17-20M22 84c-5 4-8 9-9 15" />
      <circle className={styles['skin']} cx="33" cy="58" r="17" />
      <path
        className={styles['hair']}
        d="M15 58c-1-16 9-23 19-22 11 1 17 9 16 19-8 0-13-2-17-7-4 6-10 9-18 10z"
      />
      <circle className={styles['ink']} cx="32" cy="60" r="2.2" />
      <circle className={styles['ink']} cx="43" cy="58" r="2.2" />
      <path className={styles['thin']} d="M32 66c4 4 8 3 11-1" />
    </>
  ),
  sunflower: (
    <>
      <rect className={styles['leafPaper']} width="120" height="120" />
      <path className={styles['stem']} d="M62 62c3 18-4 32 0 52" />
      <path
        className={styles['leaf']}
        d="M60 94c-8-14-20-15-30-10 6 11 17 16 30 10zm3-9c4-13 15-17 27-13-3 12-14 18-27 13z"
      />
      <path className={styles['soil']} d="M0 108c30-7 90-7 120 0v12H0z" />
      {PETALS.map((angle) => (
        <ellipse
          key={angle}
          className={styles['sun']}
          cx="62"
          cy="20"
          rx="7.5"
          ry="14"
          transform={`rotate(${angle} 62 44)`}
        />
      ))}
      <circle className={styles['seeds']} cx="62" cy="44" r="16" />
      <path className={styles['dots']} d="M56 40h.1m6-4h.1m6 4h.1m-9 8h.1m8 1h.1m-17-3h.1m12-2h.1m-5 11h.1" />
      <circle className={styles['red']} cx="31" cy="82" r="5.5" />
      <path className={styles['thin']} d="M31 77v10" />
      <path className={styles['stem']} d="M100 112c-1-7 1-11 4-15m-4 7c-4-1-6-3-8-7" />
    </>
  ),
};
