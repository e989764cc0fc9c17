import type { Language } from '@website/common/languages';
import type { ReactNode } from 'react';
import type { ChatVersion } from '../../../i18n/chat-versions.ts';
import { Avatar } from './Avatar.tsx';
import { Bubble } from './Bubble.tsx';
import styles from './ChatInTwoLanguages.module.css';
import { Fresh } from './Fresh.tsx';
import { Phone } from './Phone.tsx';
import { Row } from './Row.tsx';
import { Translated } from './Translated.tsx';

export type ChatScene = {
  /** The language of the page, in which the teacher writes. */
  language: Language;
  teacher: string;
  parent: string;
  child: string;
  group: string;
  day: string;
  times: { sent: string; answered: string };
};

export type ChatInTwoLanguagesProps = {
  scene: ChatScene;
  family: Language;
  versions: Record<Language, ChatVersion>;
  copy: { teacherWrites: string };
  /** Says, or lets one choose, in which language the family reads. */
  familyReads: ReactNode;
  /** Whether the family's language can change: then the message is read aloud when it does. */
  live?: boolean;
};

/** One conversation on two screens: at the centre in its language, at home in the family's. */
export function ChatInTwoLanguages(props: ChatInTwoLanguagesProps) {
  const { scene, family, versions, copy, familyReads, live = false } = props;
  const { language, times } = scene;
  return (
    <div className={styles['screens']}>
      <div className={styles['side']}>
        <p className={styles['caption']}>{copy.teacherWrites}</p>
        <div className={styles['card']}>
          <div className={styles['head']}>
            <Row
              lead={
                <span aria-hidden="true">
                  <Avatar name={scene.parent} tone="attention" />
                </span>
              }
              title={scene.parent}
              detail={[scene.child, scene.group].join(' · ')}
            />
          </div>
          <p className={styles['day']}>{scene.day}</p>
          <Bubble side="sent" language={language} time={times.sent}>
            {versions[language].message}
          </Bubble>
          <Bubble
            side="received"
            language={language}
            time={times.answered}
            mark={<Translated from={family} to={language} />}
          >
            {versions[language].reply}
          </Bubble>
        </div>
      </div>
      <div className={styles['side']}>
        {familyReads}
        <Phone title={scene.teacher} subtitle={scene.group}>
          <div role={live ? 'status' : undefined}>
            <Fresh value={family}>
              <Bubble
                side="received"
                language={family}
                time={times.sent}
                mark={<Translated from={language} to={family} />}
              >
                {versions[family].message}
              </Bubble>
            </Fresh>
          </div>
          <Fresh value={family}>
            <Bubble side="sent" language={family} time={times.answered}>
              {versions[family].reply}
            </Bubble>
          </Fresh>
        </Phone>
      </div>
    </div>
  );
}
