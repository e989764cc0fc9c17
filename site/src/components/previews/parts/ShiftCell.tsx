import type { Language } from '@website/common/languages';
import type { Shift } from '../../../config/sample-centre.ts';
import { time } from '../../../i18n/format.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './ShiftCell.module.css';

const OPENS = 7;
const CLOSES = 18;
const share = (hours: number) => `${Math.round((hours / (CLOSES - OPENS)) * 100)}%`;

export type ShiftCellProps = { language: Language; shift: Shift | null };

/** One person's day: from, to, and where that lies between opening and closing. */
export function ShiftCell({ language, shift }: ShiftCellProps) {
  if (shift === null) return <span className={classNames(styles['cell'], styles['off'])}>–</span>;
  const at = (hour: number) => <span>{time(language, `${hour}:00`)}</span>;
  return (
    <span className={classNames(styles['cell'], styles[shift.kind])}>
      {at(shift.from)}
      {at(shift.to)}
      <svg width="100%" height="4" aria-hidden="true">
        <rect className={styles['hours']} width="100%" height="4" rx="2" />
        <rect
          className={styles['worked']}
          x={share(shift.from - OPENS)}
          width={share(shift.to - shift.from)}
          height="4"
          rx="2"
        />
      </svg>
    </span>
  );
}
