import { Fresh } from '../../components/previews/parts/Fresh.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import type { ChildStatus } from '../../config/sample-centre.ts';
import { STATUS_LOOK, STATUSES } from './status-look.ts';
import styles from './Tally.module.css';

export type TallyProps = { counts: Record<ChildStatus, number>; words: Record<ChildStatus, string> };

/** How many are in, away and ill. */
export function Tally({ counts, words }: TallyProps) {
  return (
    <dl className={styles['tally']}>
      {STATUSES.map((status) => (
        <div key={status} className={classNames(styles['figure'], styles[STATUS_LOOK[status].tone])}>
          <dt className={styles['label']}>{words[status]}</dt>
          <dd className={styles['number']}>
            <Fresh value={counts[status]}>{counts[status]}</Fresh>
          </dd>
        </div>
      ))}
    </dl>
  );
}
