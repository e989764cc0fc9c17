import type { Messages } from '../../../i18n/messages.ts';
import { Band } from '../../ui/Band.tsx';
import styles from './TrialEnd.module.css';

export type TrialEndProps = { copy: Messages['pricing']['end'] };

/** Five plain sentences about the end of the trial, notice and data. */
export function TrialEnd({ copy }: TrialEndProps) {
  return (
    <Band labelledBy="end-title" printed={false}>
      <div className={styles['columns']}>
        <h2 id="end-title" className={styles['title']}>
          {copy.title}
        </h2>
        <ol role="list" className={styles['sentences']}>
          {copy.sentences.map((sentence) => (
            <li key={sentence} className={styles['sentence']}>
              {sentence}
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
