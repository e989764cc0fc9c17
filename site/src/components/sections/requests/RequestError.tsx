import type { Messages } from '../../../i18n/messages.ts';
import { ContactLines } from '../../brand/ContactLines.tsx';
import { Band } from '../../ui/Band.tsx';
import { Pane } from '../../ui/Pane.tsx';
import styles from './RequestPage.module.css';

/** Why a form that was sent without a script was not taken. */
export const REQUEST_ERRORS = ['invalid', 'busy'] as const;

export type RequestErrorProps = {
  reason: (typeof REQUEST_ERRORS)[number];
  copy: Messages['request-error'];
  country: string;
};

export function RequestError({ reason, copy, country }: RequestErrorProps) {
  return (
    <Band labelledBy="request-error-title">
      <Pane tone="attention" className={styles['pane']}>
        <h1 id="request-error-title" className={styles['title']}>
          {copy.heading}
        </h1>
        <p className={styles['lead']}>{copy[reason]}</p>
        <p>{copy.back}</p>
        <p>{copy.otherWay}</p>
        <ContactLines country={country} />
      </Pane>
    </Band>
  );
}
