import type { FeatureCopy } from '../../../i18n/feature-copy.ts';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import styles from './Steps.module.css';

export type StepsProps = { copy: FeatureCopy['steps']; eyebrow: string };

/** How it works, on a line with three numbers. */
export function Steps({ copy, eyebrow }: StepsProps) {
  return (
    <Band labelledBy="steps-title">
      <Heading id="steps-title" eyebrow={eyebrow} title={copy.title} />
      <ol role="list" className={styles['steps']}>
        {copy.items.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
