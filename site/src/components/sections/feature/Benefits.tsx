import type { FeatureDefinition } from '../../../config/features/feature-definition.ts';
import type { TitledItems } from '../../../i18n/feature-copy.ts';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import styles from './Benefits.module.css';

export type BenefitsProps = { keys: FeatureDefinition['benefits']; copy: TitledItems; eyebrow: string };

/** Six gains under six lines. */
export function Benefits({ keys, copy, eyebrow }: BenefitsProps) {
  return (
    <Band labelledBy="benefits-title">
      <Heading id="benefits-title" eyebrow={eyebrow} title={copy.title} />
      <ul role="list" className={styles['grid']}>
        {keys.map((key) => (
          <li key={key} className={styles['item']}>
            <h3 className={styles['title']}>{copy.items[key]?.title}</h3>
            <p className={styles['text']}>{copy.items[key]?.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
