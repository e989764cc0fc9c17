import type { Tone } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './Bar.module.css';

export type BarProps = { share: number; tone: Tone };

/** How full something is. Drawn, because the content policy leaves no room for widths in a style attribute. */
export function Bar({ share, tone }: BarProps) {
  return (
    <svg className={classNames(styles['bar'], styles[tone])} width="100%" height="8" aria-hidden="true">
      <rect className={styles['track']} width="100%" height="8" rx="4" />
      <rect width={`${Math.round(share * 100)}%`} height="8" rx="4" />
    </svg>
  );
}
