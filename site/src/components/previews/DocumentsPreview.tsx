import { Bus, Camera, FileText, Sun } from 'lucide-react';
import { SAMPLE_EVENTS, SAMPLE_GROUPS, SAMPLE_PAPERS } from '../../config/sample-centre.ts';
import { date } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';
import { Chip } from '../ui/Chip.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import styles from './DocumentsPreview.module.css';
import { Bar } from './parts/Bar.tsx';
import { firstName } from './parts/names.ts';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './parts/Picture.tsx';
import { Row } from './parts/Row.tsx';
import { Signature } from './parts/Signature.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

/** A family's papers: what is signed, what is waiting, and one of them open. */
export function DocumentsPreview(props: PreviewProps) {
  const { language, copy, people } = props;
  const { documents } = copy;
  const short = (day: Date) => date(language, day, { day: 'numeric', month: 'short' });
  const signed = (icon: typeof FileText, title: string, day: Date) => (
    <Row
      lead={<IconTile icon={icon} tone="good" size="small" />}
      title={title}
      detail={short(day)}
      end={<Chip tone="good">{documents.signed}</Chip>}
    />
  );
  return (
    <Picture label={documents.label}>
      <Window title={documents.title} aside={people.children[0] ?? ''} place={1}>
        <div className={styles['columns']}>
          <Panel title={documents.papers}>
            {signed(FileText, documents.contract, SAMPLE_PAPERS.contract)}
            {signed(Camera, documents.photoConsent, SAMPLE_PAPERS.photos)}
            {signed(Bus, documents.tripConsent, SAMPLE_PAPERS.trip)}
            <Row
              lead={<IconTile icon={Sun} tone="attention" size="small" />}
              title={documents.summerForm}
              detail={fill(documents.sent, { name: firstName(people.parents[0] ?? '') })}
              end={<Chip tone="attention">{documents.waiting}</Chip>}
            />
          </Panel>
          <Paper {...props} />
        </div>
      </Window>
    </Picture>
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
