import type { FeatureCopy } from '../../../i18n/feature-copy.ts';
import { Band } from '../../ui/Band.tsx';
import { Eyebrow } from '../../ui/Eyebrow.tsx';
import styles from './WhyItMatters.module.css';

export type WhyItMattersProps = { copy: FeatureCopy['why']; eyebrow: string };

/** A quiet page of text between the pictures. */
export function WhyItMatters({ copy, eyebrow }: WhyItMattersProps) {
  return (
    <Band labelledBy="why-title">
      <div className={styles['columns']}>
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="why-title" className={styles['title']}>
            {copy.title}
          </h2>
        </div>
        <div className={styles['text']}>
          {copy.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Band>
  );
}
