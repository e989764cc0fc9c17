import {
  SAMPLE_DAY,
  SAMPLE_EARLIER_REPORT,
  SAMPLE_OBSERVATION_DAY,
  SAMPLE_PROGRESS,
} from '../../config/sample-centre.ts';
import { date } from '../../i18n/format.ts';
import { Chip } from '../ui/Chip.tsx';
import styles from './ProgressPreview.module.css';
import { Avatar } from './parts/Avatar.tsx';
import { capitalised } from './parts/names.ts';
import { Painting } from './parts/Painting.tsx';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './parts/Picture.tsx';
import { Quote } from './parts/Quote.tsx';
import { Steps } from './parts/Steps.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

/** How a child has grown since the last report, in steps and in the teacher's words. */
export function ProgressPreview({ language, copy: { progress }, people }: PreviewProps) {
  const { stages } = progress;
  const words = [stages.discovering, stages.practising, stages.confident, stages.showing];
  const month = (day: Date) => capitalised(date(language, day, { month: 'long', year: 'numeric' }));
  const teacher = people.teachers[0] ?? '';
  return (
    <Picture label={progress.label}>
      <Window title={progress.title} aside={month(SAMPLE_DAY)} place={1}>
        <div className={styles['child']}>
          <span className={styles['portrait']}>
            <Painting scene="portrait" shape="round" />
          </span>
          <span className={styles['who']}>
            <span className={styles['name']}>{people.children[0]}</span>
            <span className={styles['quiet']}>{people.groups[0]}</span>
          </span>
        </div>
        <div className={styles['columns']}>
          <Panel>
            <div className={styles['areas']}>
              {SAMPLE_PROGRESS.map(({ area, before, now }) => (
                <div key={area} className={styles['area']}>
                  <span className={styles['name']}>{progress.areas[area]}</span>
                  <span className={styles['quiet']}>{words[now - 1]}</span>
                  <Steps before={before} now={now} of={words.length} />
                </div>
              ))}
            </div>
            <div className={styles['legend']}>
              <span className={styles['before']}>{month(SAMPLE_EARLIER_REPORT)}</span>
              <span className={styles['since']}>{month(SAMPLE_DAY)}</span>
            </div>
          </Panel>
          <Panel
            title={progress.observation}
            aside={
              <Chip tone="good" className={styles['chip']}>
                {progress.areas.together}
              </Chip>
            }
          >
            <Quote
              size="large"
              text={progress.quote}
              lead={<Avatar name={teacher} tone="good" />}
              name={teacher}
              detail={date(language, SAMPLE_OBSERVATION_DAY, { day: 'numeric', month: 'long' })}
            />
          </Panel>
        </div>
      </Window>
    </Picture>
  );
}
