import { time } from '../../../i18n/format.ts';
import { Band } from '../../ui/Band.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import styles from './DailyDashboard.module.css';
import type { LandingSectionProps } from './landing-section.ts';

/** The day as a line with four stops. */
export function DailyDashboard({
  language,
  copy,
}: Pick<LandingSectionProps<'dashboard'>, 'language' | 'copy'>) {
  return (
    <Band labelledBy="dashboard-title">
      <Heading id="dashboard-title" eyebrow={copy.eyebrow} title={copy.title} text={copy.text} />
      <ol role="list" className={styles['day']}>
        {copy.steps.map(({ clock, title, text }) => (
          <li key={clock} className={styles['step']}>
            <span className={styles['clock']}>{time(language, clock)}</span>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
      <DialogButton dialog="trial-dialog">{copy.tryFree}</DialogButton>
    </Band>
  );
}
