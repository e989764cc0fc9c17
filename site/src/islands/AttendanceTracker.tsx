// Ships JavaScript because the numbers and the family's phone follow the status that the visitor chooses.
import type { ChildStatus } from '../config/sample-centre.ts';
import styles from './AttendanceTracker.module.css';
import type { AttendanceTrackerProps } from './attendance-tracker/attendance-tracker-props.ts';
import { FamilyPhone } from './attendance-tracker/FamilyPhone.tsx';
import { StatusChoice } from './attendance-tracker/StatusChoice.tsx';
import { Tally } from './attendance-tracker/Tally.tsx';
import { useAttendance } from './attendance-tracker/use-attendance.ts';

/** A group's morning to play with: choose a status, and see who learns of it. */
export function AttendanceTracker({ tracked, othersPresent, clock, day, copy }: AttendanceTrackerProps) {
  const { statuses, last, touched, list, mark } = useAttendance(tracked.map(({ status }) => status));
  const count = (status: ChildStatus) => statuses.filter((candidate) => candidate === status).length;
  const counts = {
    present: othersPresent + count('present'),
    absent: count('absent'),
    sick: count('sick'),
  };
  const child = tracked[last];

  return (
    <figure className={styles['stage']} aria-label={copy.label}>
      <div className={styles['columns']}>
        <div className={styles['card']}>
          <div className={styles['top']}>
            <p className={styles['title']}>{copy.title}</p>
            <p className={styles['hint']}>{copy.hint}</p>
          </div>
          <Tally counts={counts} words={copy.status} />
          <div ref={list}>
            {tracked.map((candidate, index) => (
              <StatusChoice
                key={candidate.name}
                name={candidate.name}
                shortName={candidate.shortName}
                tone={candidate.tone}
                status={statuses[index] ?? candidate.status}
                words={copy.status}
                onChange={(status) => mark(index, status)}
              />
            ))}
            <p className={styles['others']}>{copy.others}</p>
          </div>
        </div>
        {child !== undefined && (
          <FamilyPhone
            clock={clock}
            day={day}
            child={child}
            status={statuses[last] ?? child.status}
            counts={touched ? counts : undefined}
            copy={copy}
          />
        )}
      </div>
    </figure>
  );
}
