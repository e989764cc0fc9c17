import { Fresh } from '../../components/previews/parts/Fresh.tsx';
import { LockScreen } from '../../components/previews/parts/LockScreen.tsx';
import { Row } from '../../components/previews/parts/Row.tsx';
import { IconTile } from '../../components/ui/IconTile.tsx';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.tsx';
import type { ChildStatus } from '../../config/sample-centre.ts';
import { fill } from '../../i18n/placeholders.ts';
import type { AttendanceTrackerProps, TrackedChild } from './attendance-tracker-props.ts';
import styles from './FamilyPhone.module.css';
import { STATUS_LOOK } from './status-look.ts';

export type FamilyPhoneProps = {
  clock: string;
  day: string;
  child: TrackedChild;
  status: ChildStatus;
  /** The numbers after a change: said aloud together with the notification, as they stand in sight elsewhere. */
  counts: Record<ChildStatus, number> | undefined;
  copy: Pick<AttendanceTrackerProps['copy'], 'phone' | 'counted'>;
};

/** What the family of the child reads. */
export function FamilyPhone({ clock, day, child, status, counts, copy }: FamilyPhoneProps) {
  const { title, detail } = child.notices[status];
  return (
    <div className={styles['side']}>
      <p className={styles['caption']}>{copy.phone}</p>
      <LockScreen clock={clock} day={day}>
        <div role="status">
          <Fresh value={title}>
            <Row lead={<IconTile {...STATUS_LOOK[status]} size="small" />} title={title} detail={detail} />
          </Fresh>
          {counts !== undefined && <VisuallyHidden>{fill(copy.counted, counts)}</VisuallyHidden>}
        </div>
      </LockScreen>
    </div>
  );
}
