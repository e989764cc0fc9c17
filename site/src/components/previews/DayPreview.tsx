import { SAMPLE_CHILDREN, SAMPLE_DAY, SAMPLE_GROUPS, SAMPLE_TOTALS } from '../../config/sample-centre.ts';
import { date, number, percent } from '../../i18n/format.ts';

import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './DayPreview.module.css';
import { Avatar } from './parts/Avatar.tsx';
import { Bar } from './parts/Bar.tsx';
import { Figure } from './parts/Figure.tsx';
import { firstName, shortName } from './parts/names.ts';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './parts/Picture.tsx';
import { Row } from './parts/Row.tsx';
import { StatusChip } from './parts/StatusChip.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

export type DayPreviewProps = PreviewProps & {
  /** Whether something stands before its right edge; it then keeps that part free. */
  behind?: boolean;
};

/** The director's morning: who is in, who is away, what is paid. */
export function DayPreview({ language, copy, people, behind = false }: DayPreviewProps) {
  const { day } = copy;
  const totals = SAMPLE_TOTALS;
  return (
    <Picture label={day.label}>
      <Window
        title={fill(day.greeting, { name: firstName(people.director) })}
        aside={date(language, SAMPLE_DAY, { weekday: 'short', day: 'numeric', month: 'long' })}
      >
        <div className={classNames(styles['figures'], behind && styles['behind'])}>
          <Figure
            label={copy.status.present}
            value={number(language, totals.present)}
            detail={plural(language, day.ofChildren, totals.children)}
            tone="good"
          />
          <Figure
            label={day.away}
            value={number(language, totals.away)}
            detail={plural(language, day.sick, totals.sick)}
          />
          <Figure
            label={fill(day.paid, { month: date(language, SAMPLE_DAY, { month: 'long' }) })}
            value={percent(language, totals.paidShare)}
            detail={plural(language, day.reminders, totals.reminders)}
            tone="info"
          />
        </div>
        <div className={classNames(styles['columns'], behind && styles['behind'])}>
          <Panel title={people.groups[0] ?? ''}>
            {SAMPLE_CHILDREN.slice(0, 5).map((child, index) => (
              <Row
                key={people.children[index]}
                lead={<Avatar name={people.children[index] ?? ''} tone={child.tone} />}
                title={shortName(people.children[index] ?? '')}
                end={<StatusChip language={language} child={child} copy={copy.status} />}
              />
            ))}
          </Panel>
          {!behind && (
            <Panel title={day.groups}>
              <div className={styles['groups']}>
                {SAMPLE_GROUPS.map((group, index) => (
                  <div key={people.groups[index]}>
                    <Row title={people.groups[index] ?? ''} end={`${group.present}/${group.children}`} />
                    <Bar share={group.present / group.children} tone={group.tone} />
                  </div>
                ))}
              </div>
            </Panel>
          )}
        </div>
      </Window>
    </Picture>
  );
}
