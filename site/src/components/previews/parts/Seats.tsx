import type { SampleGroup } from '../../../config/sample-centre.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Seats.module.css';

const IN_A_ROW = 8;
const STEP = 19;

export type SeatState = 'present' | 'away' | 'free';

/** One seat, as the legend shows it. */
export function Seat({ state }: { state: SeatState }) {
  return (
    <svg className={styles['seat']} width="14" height="14" aria-hidden="true">
      <circle className={styles[state]} cx="7" cy="7" r="6" />
    </svg>
  );
}

/** A seat for every place of a group: taken, empty today, or still to be given. */
export function Seats({ group }: { group: SampleGroup }) {
  const stateOf = (place: number): SeatState => {
    if (place < group.present) return 'present';
    return place < group.children ? 'away' : 'free';
  };
  const places = Array.from({ length: group.places }, (_, place) => place);
  const rows = Math.ceil(group.places / IN_A_ROW);
  return (
    <svg
      className={classNames(styles['seats'], styles[group.tone])}
      viewBox={`0 0 ${IN_A_ROW * STEP} ${rows * STEP}`}
      width={IN_A_ROW * STEP}
      aria-hidden="true"
    >
      {places.map((place) => (
        <circle
          key={place}
          className={styles[stateOf(place)]}
          cx={(place % IN_A_ROW) * STEP + 8}
          cy={Math.floor(place / IN_A_ROW) * STEP + STEP / 2}
          r="6.5"
        />
      ))}
    </svg>
  );
}
