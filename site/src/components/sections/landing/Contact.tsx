import { ANCHORS } from '../../../config/navigation.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { ContactLines } from '../../brand/ContactLines.tsx';
import { Band } from '../../ui/Band.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { Heading } from '../../ui/Heading.tsx';
import styles from './Contact.module.css';
import { ContactMap } from './ContactMap.tsx';

export type ContactProps = { copy: Messages['landing']['contact']; country: string };

export function Contact({ copy, country }: ContactProps) {
  return (
    <Band id={ANCHORS.contact} labelledBy="contact-title">
      <div className={styles['pane']}>
        <div className={styles['words']}>
          <Heading id="contact-title" eyebrow={copy.eyebrow} title={copy.title} text={copy.text} />
          <ContactLines country={country} />
          <DialogButton variant="secondary" dialog="demo-dialog">
            {copy.demo}
          </DialogButton>
        </div>
        <ContactMap label={copy.map} city={copy.city} />
      </div>
    </Band>
  );
}
