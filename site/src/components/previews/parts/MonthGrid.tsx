import type { Language } from '@website/common/languages';
import type { LucideIcon } from 'lucide-react';
import { date, number } from '../../../i18n/format.ts';
import type { Tone } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isWeekend, monthOf, weekOf } from './calendar-days.ts';
import styles from './MonthGrid.module.css';

export type MonthMark = { day: Date; icon: LucideIcon; tone: Tone };

export type MonthGridProps = {
  language: Language;
  today: Date;
  marks: readonly MonthMark[];
  holidays: readonly Date[];
};

/** A month of days, those with something on them tinted and marked. */
export function MonthGrid({ language, today, marks, holidays }: MonthGridProps) {
  const isFree = (day: Date) =>
    isWeekend(day) || holidays.some((holiday) => holiday.getTime() === day.getTime());
  const { empty, days } = monthOf(today);
  return (
    <div className={styles['month']}>
      {weekOf(today).map((day) => (
        <span key={day.getTime()} className={styles['weekday']}>
          {date(language, day, { weekday: 'short' })}
        </span>
      ))}
      {empty > 0 && <Gap places={empty} />}
      {days.map((day) => {
        const mark = marks.find((each) => each.day.getTime() === day.getTime());
        return (
          <span
            key={day.getTime()}
            className={classNames(
              styles['day'],
              isFree(day) && styles['free'],
              mark && styles[mark.tone],
              day.getTime() === today.getTime() && styles['today'],
            )}
          >
            {number(language, day.getUTCDate())}
            {mark !== undefined && <Icon icon={mark.icon} size={14} />}
          </span>
        );
      })}
    </div>
  );
}

function Gap({ places }: { places: number }) {
  return Array.from({ length: places }, (_, index) => `before-${index}`).map((key) => <span key={key} />);
}
