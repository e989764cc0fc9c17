import { ANCHORS } from '../../../config/navigation.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { Band } from '../../ui/Band.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import styles from './WhyChoose.module.css';

export type WhyChooseProps = { copy: Messages['landing']['why'] };

/** The dark band: four reasons, one call. */
export function WhyChoose({ copy }: WhyChooseProps) {
  return (
    <Band id={ANCHORS.whyChoose} labelledBy="why-title">
      <div className={styles['pane']}>
        <div className={styles['words']}>
          <p className={styles['eyebrow']}>{copy.eyebrow}</p>
          <h2 id="why-title" className={styles['title']}>
            {copy.title}
          </h2>
          <p className={styles['text']}>{copy.text}</p>
          <DialogButton variant="inverse" dialog="trial-dialog">
            {copy.tryFree}
          </DialogButton>
        </div>
        <ul role="list" className={styles['items']}>
          {Object.entries(copy.items).map(([key, { value, title, text }]) => (
            <li key={key} className={styles['item']}>
              <span className={styles['value']}>{value}</span>
              <h3 className={styles['itemTitle']}>{title}</h3>
              <p className={styles['itemText']}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
