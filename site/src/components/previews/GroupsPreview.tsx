import { SAMPLE_GROUPS, type SampleGroup } from '../../config/sample-centre.ts';
import { plural } from '../../i18n/plural.ts';
import { Chip } from '../ui/Chip.tsx';
import styles from './GroupsPreview.module.css';
import { Avatar } from './parts/Avatar.tsx';
import { Legend } from './parts/Legend.tsx';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './parts/Picture.tsx';
import { Seat, Seats } from './parts/Seats.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

const FREE_PLACES = SAMPLE_GROUPS.reduce((free, { places, children }) => free + places - children, 0);

/** The four groups: who leads them, who is there, and where a child could still join. */
export function GroupsPreview({ language, copy, people }: PreviewProps) {
  const { groups } = copy;
  const placesLeft = ({ places, children }: SampleGroup) =>
    places > children ? (
      <Chip tone="good">{plural(language, groups.placesLeft, places - children)}</Chip>
    ) : (
      <Chip tone="info">{groups.full}</Chip>
    );
  return (
    <Picture label={groups.label}>
      <Window title={groups.title} aside={plural(language, groups.placesLeft, FREE_PLACES)} place={1}>
        <div className={styles['groups']}>
          {SAMPLE_GROUPS.map((group, index) => {
            const teacher = people.teachers[index];
            const leader = teacher ?? people.director;
            return (
              <Panel
                key={people.groups[index]}
                title={people.groups[index] ?? ''}
                aside={<span className={styles['chip']}>{placesLeft(group)}</span>}
              >
                <div className={styles['group']}>
                  <div className={styles['seats']}>
                    <Seats group={group} />
                    {plural(language, groups.present, group.children, { present: group.present })}
                  </div>
                  <div className={styles['leader']}>
                    <Avatar name={leader} tone={group.tone} />
                    <span className={styles['words']}>
                      <b>{leader}</b>
                      {teacher === undefined && groups.standingIn}
                    </span>
                  </div>
                </div>
              </Panel>
            );
          })}
        </div>
        <Legend
          entries={[
            { mark: <Seat state="present" />, word: copy.status.present },
            { mark: <Seat state="away" />, word: copy.day.away },
            { mark: <Seat state="free" />, word: groups.freePlace },
          ]}
        />
      </Window>
    </Picture>
  );
}
