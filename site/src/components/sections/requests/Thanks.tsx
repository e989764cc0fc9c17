import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import type { RequestKind } from '@website/common/request-fields';
import type { Messages } from '../../../i18n/messages.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Pane } from '../../ui/Pane.tsx';
import styles from './RequestPage.module.css';

export type ThanksProps = { language: Language; kind: RequestKind; copy: Messages['thanks'] };

/** Where a form leads that was sent without a script. */
export function Thanks({ language, kind, copy }: ThanksProps) {
  return (
    <Band labelledBy="thanks-title">
      <Pane tone="good" className={styles['pane']}>
        <h1 id="thanks-title" className={styles['title']}>
          {copy[kind].heading}
        </h1>
        <p className={styles['lead']}>{copy[kind].text}</p>
        <h2 className={styles['subtitle']}>{copy.next.title}</h2>
        <ol className={styles['steps']}>
          {copy.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink href={addressIn(language, '/')}>{copy.home}</ButtonLink>
      </Pane>
    </Band>
  );
}
