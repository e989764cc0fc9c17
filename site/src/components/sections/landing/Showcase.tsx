import { StatisticsPreview } from '../../previews/StatisticsPreview.tsx';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import type { LandingSectionProps } from './landing-section.ts';
import styles from './Showcase.module.css';

/** Dashboard and reports: a wide picture, and under it the four claims as numbers. */
export function Showcase({ language, copy, previews, people }: LandingSectionProps<'showcase'>) {
  return (
    <Band labelledBy="showcase-title">
      <div className={styles['top']}>
        <Heading id="showcase-title" eyebrow={copy.eyebrow} title={copy.title} text={copy.text} />
        <StatisticsPreview language={language} copy={previews} people={people} />
      </div>
      <dl className={styles['claims']}>
        {Object.entries(copy.claims).map(([key, { value, text }]) => (
          <div key={key} className={styles['claim']}>
            <dt className={styles['text']}>{text}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
