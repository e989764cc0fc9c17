import type { ReactNode } from 'react';
import type { FeatureDefinition } from '../../../config/features/feature-definition.ts';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Pane } from '../../ui/Pane.tsx';
import styles from './Screens.module.css';

export type ScreensProps = {
  definition: FeatureDefinition;
  eyebrow: string;
  title: string;
  /** The previews, in the order of the definition. */
  previews: readonly { name: string; drawing: ReactNode }[];
};

/** The page's screenshots: pieces of the platform, drawn. */
export function Screens({ definition, eyebrow, title, previews }: ScreensProps) {
  return (
    <Band labelledBy="screens-title">
      <Heading id="screens-title" eyebrow={eyebrow} title={title} />
      <div className={styles['screens']}>
        {previews.map(({ name, drawing }, index) => (
          <Pane
            key={name}
            tone={index % 2 === 0 ? definition.secondary : definition.primary}
            className={styles['pane']}
          >
            {drawing}
          </Pane>
        ))}
      </div>
    </Band>
  );
}
