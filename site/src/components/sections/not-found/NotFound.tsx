import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import type { Messages } from '../../../i18n/messages.ts';
import { Band } from '../../ui/Band.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './NotFound.module.css';

export type NotFoundProps = { language: Language; copy: Messages['not-found'] };

export function NotFound({ language, copy }: NotFoundProps) {
  const { preview } = copy;
  const rows: { name: string; status: string; tone: Tone }[] = [
    { name: preview.home, status: preview.present, tone: 'good' },
    { name: preview.features, status: preview.present, tone: 'good' },
    { name: preview.missing, status: preview.absent, tone: 'info' },
  ];
  return (
    <Band labelledBy="not-found-title">
      <div className={styles['split']}>
        <div className={styles['words']}>
          <p className={styles['code']}>404</p>
          <h1 id="not-found-title" className={styles['title']}>
            {copy.heading}
          </h1>
          <p className={styles['text']}>{copy.text}</p>
          <div className={styles['actions']}>
            <ButtonLink href={addressIn(language, '/')}>{copy.home}</ButtonLink>
            <TextLink href={`mailto:${company.email}`}>{copy.contact}</TextLink>
          </div>
        </div>
        <div className={styles['pane']}>
          <Card look="floating">
            <h2 className={styles['register']}>{preview.title}</h2>
            <ul role="list" className={styles['rows']}>
              {rows.map(({ name, status, tone }) => (
                <li key={name} className={styles['row']}>
                  {name}
                  <Chip tone={tone}>{status}</Chip>
                </li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </Band>
  );
}
