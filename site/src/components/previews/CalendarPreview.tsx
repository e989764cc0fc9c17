import { Bus, Cake, DoorClosed, Users } from 'lucide-react';
import { SAMPLE_BIRTHDAYS, SAMPLE_DAY, SAMPLE_EVENTS, sampleHolidays } from '../../config/sample-centre.ts';
import { date, time } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';
import styles from './CalendarPreview.module.css';
import { DateBadge } from './parts/DateBadge.tsx';
import { MonthGrid, type MonthMark } from './parts/MonthGrid.tsx';
import { capitalised, firstName } from './parts/names.ts';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './parts/Picture.tsx';
import { Row } from './parts/Row.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

type Entry = MonthMark & { title: string; detail: string };

function entriesOf({ language, copy: { calendar }, people }: PreviewProps): Entry[] {
  const { trip, parentsEvening, closure } = SAMPLE_EVENTS;
  const birthdays = SAMPLE_BIRTHDAYS.map(({ child, born }): Entry => {
    const age = SAMPLE_DAY.getUTCFullYear() - born.getUTCFullYear();
    return {
      day: new Date(Date.UTC(SAMPLE_DAY.getUTCFullYear(), born.getUTCMonth(), born.getUTCDate())),
      icon: Cake,
      tone: 'danger',
      title: fill(calendar.birthday, { name: firstName(people.children[child] ?? '') }),
      detail: [plural(language, calendar.turns, age), people.groups[0]].join(' · '),
    };
  });
  const events: Entry[] = [
    {
      day: trip.day,
      icon: Bus,
      tone: 'info',
      title: calendar.trip,
      detail: [time(language, trip.starts), people.groups[0]].join(' · '),
    },
    {
      day: parentsEvening.day,
      icon: Users,
      tone: 'info',
      title: calendar.parentsEvening,
      detail: [time(language, parentsEvening.starts), calendar.allGroups].join(' · '),
    },
    {
      day: closure.day,
      icon: DoorClosed,
      tone: 'attention',
      title: calendar.closure,
      detail: calendar.closureReason,
    },
  ];
  return [...birthdays, ...events].sort((a, b) => a.day.getTime() - b.day.getTime());
}

/** The month at a glance, and what is next. */
export function CalendarPreview(props: PreviewProps) {
  const { language, copy } = props;
  const entries = entriesOf(props);
  return (
    <Picture label={copy.calendar.label}>
      <Window title={capitalised(date(language, SAMPLE_DAY, { month: 'long', year: 'numeric' }))} place={4}>
        <div className={styles['columns']}>
          <MonthGrid
            language={language}
            today={SAMPLE_DAY}
            marks={entries}
            holidays={sampleHolidays(language)}
          />
          <Panel title={copy.calendar.upcoming}>
            {entries
              .filter(({ day }) => day > SAMPLE_DAY)
              .map(({ day, tone, title, detail }) => (
                <Row
                  key={title}
                  lead={<DateBadge language={language} day={day} tone={tone} />}
                  title={title}
                  detail={detail}
                />
              ))}
          </Panel>
        </div>
      </Window>
    </Picture>
  );
}
