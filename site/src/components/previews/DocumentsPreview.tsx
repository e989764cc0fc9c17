import { Bus, Camera, FileText, type LucideIcon, Sun } from 'lucide-react';
import { SAMPLE_EVENTS, SAMPLE_GROUPS, SAMPLE_PAPERS } from '../../config/sample-centre.ts';
import { date } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';
import { Chip, type Tone } from '../ui/Chip.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import styles from './DocumentsPreview.module.css';
import { Bar } from './parts/Bar.tsx';
import { firstName } from './parts/names.ts';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './parts/Picture.tsx';
import { Signature } from './parts/Signature.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

/** A family's papers: what is signed, what is waiting, and one of them open. */
export function DocumentsPreview(props: PreviewProps) {
  const {
    language,
    copy: { documents },
    people,
  } = props;
  const day = (signed: Date) => date(language, signed, { day: 'numeric', month: 'short' });
  const signed = { tone: 'good', state: documents.signed } as const;
  return (
    <Picture label={documents.label}>
      <Window title={documents.title} aside={people.children[0] ?? ''} place={1}>
        <div className={styles['columns']}>
          <Panel title={documents.papers}>
            <Entry
              {...signed}
              icon={FileText}
              title={documents.contract}
              detail={day(SAMPLE_PAPERS.contract)}
            />
            <Entry
              {...signed}
              icon={Camera}
              title={documents.photoConsent}
              detail={day(SAMPLE_PAPERS.photos)}
            />
            <Entry {...signed} icon={Bus} title={documents.tripConsent} detail={day(SAMPLE_PAPERS.trip)} />
            <Entry
              tone="attention"
              state={documents.waiting}
              icon={Sun}
              title={documents.summerForm}
              detail={fill(documents.sent, { name: firstName(people.parents[0] ?? '') })}
            />
          </Panel>
          <Paper {...props} />
        </div>
      </Window>
    </Picture>
  );
}

type EntryProps = { icon: LucideIcon; tone: Tone; title: string; detail: string; state: string };

function Entry({ icon, tone, title, detail, state }: EntryProps) {
  return (
    <div className={styles['entry']}>
      <IconTile icon={icon} tone={tone} size="small" />
      <span className={styles['words']}>
        <span className={styles['name']}>
          <span className={styles['strong']}>{title}</span>
          <span className={styles['quiet']}>{detail}</span>
        </span>
        <Chip tone={tone} className={styles['state']}>
          {state}
        </Chip>
      </span>
    </div>
  );
}

function Paper({ language, copy: { documents }, people }: PreviewProps) {
  const families = SAMPLE_GROUPS[0]?.children ?? 0;
  const signed = SAMPLE_PAPERS.tripSigned;
  const tripDay = date(language, SAMPLE_EVENTS.trip.day, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <div className={styles['paper']}>
      <span className={styles['title']}>{documents.tripConsent}</span>
      <span>{fill(documents.consentText, { name: people.children[0] ?? '', date: tripDay })}</span>
      <span className={styles['signature']}>
        <Signature />
        <span className={styles['quiet']}>
          {[people.parents[0], date(language, SAMPLE_PAPERS.trip, { day: 'numeric', month: 'short' })].join(
            ', ',
          )}
        </span>
      </span>
      <span className={styles['count']}>
        <span className={styles['quiet']}>
          {plural(language, documents.groupSigned, families, { signed })}
        </span>
        <Bar share={signed / families} tone="good" />
      </span>
    </div>
  );
}
