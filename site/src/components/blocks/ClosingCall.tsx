import { Band } from '../ui/Band.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import styles from './ClosingCall.module.css';

export type ClosingCallProps = {
  title: string;
  text: string;
  /** Words of the two buttons: the trial's and the demo's. */
  trial: string;
  demo: string;
};

/** How a page ends: one thing to do, and a smaller one beside it. */
export function ClosingCall({ title, text, trial, demo }: ClosingCallProps) {
  return (
    <Band labelledBy="closing-title" printed={false}>
      <div className={styles['pane']}>
        <h2 id="closing-title" className={styles['title']}>
          {title}
        </h2>
        <p className={styles['text']}>{text}</p>
        <div className={styles['actions']}>
          <DialogButton variant="inverse" dialog="trial-dialog">
            {trial}
          </DialogButton>
          <DialogButton variant="outline" dialog="demo-dialog">
            {demo}
          </DialogButton>
        </div>
      </div>
    </Band>
  );
}
