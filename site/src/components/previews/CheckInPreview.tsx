import { Check, Grip, QrCode, ScanFace } from 'lucide-react';
import { SAMPLE_CHILDREN } from '../../config/sample-centre.ts';
import { time } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import styles from './CheckInPreview.module.css';
import { Avatar } from './parts/Avatar.tsx';
import { DoorCode } from './parts/DoorCode.tsx';
import { HealthChoice } from './parts/HealthChoice.tsx';
import { firstName, shortName } from './parts/names.ts';
import { Picture } from './parts/Picture.tsx';
import { Row } from './parts/Row.tsx';
import { Tablet } from './parts/Tablet.tsx';
import type { PreviewProps } from './preview-props.ts';

const WAYS = [
  { way: 'qr', icon: QrCode },
  { way: 'pin', icon: Grip },
  { way: 'face', icon: ScanFace },
] as const;

/** The door: three ways in, who brought the child, and how the child feels. */
export function CheckInPreview({ language, copy, people }: PreviewProps) {
  const { checkIn } = copy;
  const [earlier = '', arrived = ''] = people.children;
  const parent = people.parents[1] ?? '';
  const arrival = (index: number) => time(language, SAMPLE_CHILDREN[index]?.arrived ?? '');
  const ways = (
    <div className={styles['door']}>
      <span className={styles['code']}>
        <DoorCode />
      </span>
      <span className={styles['heading']}>{checkIn.ways}</span>
      <div className={styles['ways']}>
        {WAYS.map(({ way, icon }) => (
          <span key={way} className={classNames(styles['way'], way === 'qr' && styles['used'])}>
            <Icon icon={icon} size={18} />
            {checkIn[way]}
          </span>
        ))}
      </div>
    </div>
  );
  return (
    <Picture label={checkIn.label}>
      <Tablet side={ways}>
        <div className={styles['arrival']}>
          <IconTile icon={Check} tone="good" />
          <span>
            <span className={styles['greeting']}>{fill(checkIn.greeting, { name: firstName(arrived) })}</span>
            <span className={styles['quiet']}>{fill(checkIn.checkedIn, { time: arrival(1) })}</span>
          </span>
        </div>
        <div>
          <span className={styles['quiet']}>{checkIn.arrivedWith}</span>
          <Row lead={<Avatar name={parent} tone="attention" />} title={parent} detail={checkIn.parent} />
        </div>
        <div className={styles['health']}>
          <span className={styles['quiet']}>{checkIn.health}</span>
          <HealthChoice chosen="healthy" copy={copy.status} />
        </div>
        <div className={styles['before']}>
          <span className={styles['quiet']}>{checkIn.before}</span>
          <Row
            lead={<Avatar name={earlier} tone="info" />}
            title={shortName(earlier)}
            detail={checkIn.authorised}
            end={arrival(0)}
          />
        </div>
      </Tablet>
    </Picture>
  );
}
