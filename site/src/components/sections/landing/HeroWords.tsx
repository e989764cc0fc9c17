import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import { CreditCard, Timer } from 'lucide-react';
import { hasPage } from '../../../config/pages.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './HeroWords.module.css';

type HeroCopy = Messages['landing']['hero'];

export type HeroActionsProps = { language: Language; copy: HeroCopy };

export function HeroActions({ language, copy }: HeroActionsProps) {
  return (
    <div className={styles['actions']}>
      <DialogButton dialog="trial-dialog">{copy.tryFree}</DialogButton>
      {hasPage('/pricing') && <TextLink href={addressIn(language, '/pricing')}>{copy.seePricing}</TextLink>}
    </div>
  );
}

export type HeroFactsProps = { copy: HeroCopy };

/** The two cards: what it does not cost, and how long it does not take. */
export function HeroFacts({ copy }: HeroFactsProps) {
  const facts = [
    { icon: CreditCard, tone: 'good', ...copy.noCard },
    { icon: Timer, tone: 'attention', ...copy.setup },
  ] as const;
  return (
    <ul role="list" className={styles['facts']}>
      {facts.map(({ icon, tone, title, text }) => (
        <li key={title} className={styles['fact']}>
          <IconTile icon={icon} tone={tone} />
          <span>
            <strong className={styles['factTitle']}>{title}</strong>
            <span className={styles['factText']}>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One line is enough for those who came to the wrong door. */
export function ParentLine({ copy }: HeroFactsProps) {
  return (
    <p className={styles['parent']}>
      {copy.parent}{' '}
      <a href={company.loginUrl} target="_blank" rel="noopener">
        {copy.parentLogin}
      </a>
    </p>
  );
}

/** The floating note with the best price. */
export function PriceNote({ copy }: HeroFactsProps) {
  return (
    <p className={styles['note']}>
      <span>{copy.price.title}</span>
      <strong>{copy.price.amount}</strong>
      <span>{copy.price.ceiling}</span>
    </p>
  );
}
