import { GroupsPreview } from '../../previews/GroupsPreview.tsx';
import { SchedulePreview } from '../../previews/SchedulePreview.tsx';
import { Band } from '../../ui/Band.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Split } from '../../ui/Split.tsx';
import styles from './Groups.module.css';
import type { LandingSectionProps } from './landing-section.ts';

export function Groups({ language, copy, previews, people }: LandingSectionProps<'groups'>) {
  const preview = { language, copy: previews, people };
  return (
    <Band labelledBy="groups-title">
      <Split
        side="start"
        words={
          <>
            <Heading id="groups-title" eyebrow={copy.eyebrow} title={copy.title} text={copy.text} />
            <CheckList items={copy.points} />
            <DialogButton dialog="trial-dialog">{copy.tryFree}</DialogButton>
          </>
        }
        picture={
          <div className={styles['pictures']}>
            <GroupsPreview {...preview} />
            <div className={styles['schedule']}>
              <SchedulePreview {...preview} />
            </div>
          </div>
        }
      />
    </Band>
  );
}
