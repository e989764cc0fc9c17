import { SAMPLE_DAY, SAMPLE_SHIFTS, SAMPLE_WEEK, type Shift } from '../../config/sample-centre.ts';
import { date, number } from '../../i18n/format.ts';
import { classNames } from '../ui/class-names.ts';
import { Legend, Swatch } from './parts/Legend.tsx';
import { capitalised } from './parts/names.ts';
import { Picture } from './parts/Picture.tsx';
import { ShiftCell } from './parts/ShiftCell.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';
import styles from './SchedulePreview.module.css';

const KINDS = [
  { kind: 'early', colour: 'attention' },
  { kind: 'day', colour: 'info' },
  { kind: 'late', colour: 'dark' },
] as const;
const isToday = (day: Date) => day.getTime() === SAMPLE_DAY.getTime();

const hoursOf = (shifts: readonly (Shift | null)[]) =>
  shifts.reduce((total, shift) => total + (shift === null ? 0 : shift.to - shift.from), 0);

/** Who opens, who closes and how many hours each one works this week. */
export function SchedulePreview({ language, copy, people }: PreviewProps) {
  const { schedule } = copy;
  const hours = (count: number) => number(language, count, { style: 'unit', unit: 'hour' });
  return (
    <Picture label={schedule.label}>
      <Window
        title={schedule.title}
        aside={capitalised(date(language, SAMPLE_DAY, { month: 'long', year: 'numeric' }))}
        place={4}
      >
        <div className={styles['plan']}>
          <div className={styles['line']}>
            <div className={styles['week']}>
              {SAMPLE_WEEK.map((day) => (
                <span
                  key={day.getTime()}
                  className={classNames(styles['day'], isToday(day) && styles['today'])}
                >
                  {date(language, day, { weekday: 'short' })}
                  <b>{number(language, day.getUTCDate())}</b>
                </span>
              ))}
            </div>
          </div>
          {SAMPLE_SHIFTS.map((shifts, teacher) => (
            <div key={people.teachers[teacher]} className={styles['line']}>
              <span className={styles['person']}>
                <b>{people.teachers[teacher]}</b>
                <span className={styles['group']}>{people.groups[teacher]}</span>
              </span>
              <div className={styles['week']}>
                {SAMPLE_WEEK.map((day, index) => (
                  <ShiftCell key={day.getTime()} language={language} shift={shifts[index] ?? null} />
                ))}
              </div>
              <b className={styles['hours']}>{hours(hoursOf(shifts))}</b>
            </div>
          ))}
          <div className={styles['total']}>
            {schedule.hours}
            <b>{hours(hoursOf(SAMPLE_SHIFTS.flat()))}</b>
          </div>
        </div>
        <Legend
          entries={KINDS.map(({ kind, colour }) => ({
            mark: <Swatch colour={colour} />,
            word: schedule[kind],
          }))}
        />
      </Window>
    </Picture>
  );
}
