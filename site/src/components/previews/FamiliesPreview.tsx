import { Cake, HeartHandshake, MessageCircle, TriangleAlert } from 'lucide-react';
import { SAMPLE_BIRTHDAYS, SAMPLE_CHILD_ALLERGY, SAMPLE_DAY } from '../../config/sample-centre.ts';
import { date, list } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';
import { Chip } from '../ui/Chip.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import styles from './FamiliesPreview.module.css';
import { Avatar } from './parts/Avatar.tsx';
import { addDays } from './parts/calendar-days.ts';
import { capitalised, firstName } from './parts/names.ts';
import { Painting } from './parts/Painting.tsx';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './parts/Picture.tsx';
import { Row } from './parts/Row.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

/** A child's card: what a teacher must know at the door. */
export function FamiliesPreview(props: PreviewProps) {
  const {
    copy: { families },
    people,
  } = props;
  return (
    <Picture label={families.label}>
      <Window title={families.title} place={1}>
        <div className={styles['columns']}>
          <div className={styles['card']}>
            <div className={styles['child']}>
              <span className={styles['portrait']}>
                <Painting scene="portrait" />
              </span>
              <span className={styles['words']}>
                <span className={styles['name']}>{people.children[0]}</span>
                <span className={styles['quiet']}>{people.groups[0]}</span>
              </span>
            </div>
            <Facts {...props} />
          </div>
          <Persons {...props} />
        </div>
      </Window>
    </Picture>
  );
}

function Facts({ language, copy: { calendar, families, menu } }: PreviewProps) {
  const born = SAMPLE_BIRTHDAYS.find(({ child }) => child === 0)?.born ?? SAMPLE_DAY;
  const age = SAMPLE_DAY.getUTCFullYear() - born.getUTCFullYear();
  return (
    <div className={styles['facts']}>
      <span className={styles['birthday']}>
        <Icon icon={Cake} size={18} />
        <span className={styles['words']}>
          <span className={styles['small']}>{families.birthday}</span>
          <span className={styles['value']}>
            {date(language, born, { day: 'numeric', month: 'long', year: 'numeric' })}
          </span>
          <span className={styles['small']}>{plural(language, calendar.turns, age)}</span>
        </span>
      </span>
      <span className={styles['allergy']}>
        <Icon icon={TriangleAlert} size={18} />
        <span className={styles['words']}>
          <span className={styles['small']}>{families.allergy}</span>
          <span className={styles['value']}>{menu.allergens[SAMPLE_CHILD_ALLERGY]}</span>
          <span className={styles['small']}>{families.allergyDetail}</span>
        </span>
      </span>
    </div>
  );
}

function Persons({ language, copy: { families }, people }: PreviewProps) {
  const [parent = '', friend = ''] = people.parents;
  const grandmotherDays = [SAMPLE_DAY, addDays(SAMPLE_DAY, 2)].map((day) =>
    date(language, day, { weekday: 'long' }),
  );
  return (
    <div className={styles['persons']}>
      <Panel title={families.family}>
        <Row
          lead={<Avatar name={parent} tone="attention" />}
          title={parent}
          detail={families.parent}
          end={<IconTile icon={MessageCircle} tone="info" size="small" />}
        />
      </Panel>
      <Panel title={families.pickup}>
        <Row
          lead={<IconTile icon={HeartHandshake} tone="good" size="small" />}
          title={families.grandmother}
          detail={capitalised(list(language, grandmotherDays))}
          end={<Chip tone="good">{families.pin}</Chip>}
        />
        <Row
          lead={<Avatar name={friend} tone="danger" />}
          title={friend}
          detail={fill(families.friend, { name: firstName(people.children[1] ?? '') })}
          end={<Chip tone="good">{families.qr}</Chip>}
        />
      </Panel>
    </div>
  );
}
