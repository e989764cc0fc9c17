import type { FeatureDefinition } from '../../../config/features/feature-definition.ts';
import type { TitledItems } from '../../../i18n/feature-copy.ts';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import styles from './FeatureGrid.module.css';

export type FeatureGridProps = { definition: FeatureDefinition; copy: TitledItems; eyebrow: string };

/** What there is to use, each with its icon, in a tinted pane. */
export function FeatureGrid({ definition, copy, eyebrow }: FeatureGridProps) {
  return (
    <Band labelledBy="features-title">
      <div className={styles['pane']}>
        <Heading id="features-title" eyebrow={eyebrow} title={copy.title} />
        <ul role="list" className={styles['grid']}>
          {definition.features.map(({ key, icon }, index) => (
            <li key={key} className={styles['item']}>
              <IconTile icon={icon} tone={index % 2 === 0 ? definition.primary : definition.secondary} />
              <h3 className={styles['title']}>{copy.items[key]?.title}</h3>
              <p className={styles['text']}>{copy.items[key]?.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
