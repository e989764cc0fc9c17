import type { Language } from '@website/common/languages';
import { date, number } from '../../../i18n/format.ts';
import type { Tone } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import tones from '../../ui/tones.module.css';
import styles from './DateBadge.module.css';

export type DateBadgeProps = { language: Language; day: Date; tone: Tone | 'today' | 'plain' };

/** The weekday above the day of the month, at the beginning of a row. */
export function DateBadge({ language, day, tone }: DateBadgeProps) {
  return (
    <span className={classNames(styles['badge'], tones[tone] ?? styles[tone])}>
      <span className={styles['weekday']}>{date(language, day, { weekday: 'short' })}</span>
      <span className={styles['number']}>{number(language, day.getUTCDate())}</span>
    </span>
  );
}
