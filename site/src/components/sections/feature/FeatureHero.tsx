import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FeatureDefinition } from '../../../config/features/feature-definition.ts';
import type { FeatureCopy } from '../../../i18n/feature-copy.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { Breadcrumbs, type Crumb } from '../../blocks/Breadcrumbs.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Container } from '../../ui/Container.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './FeatureHero.module.css';

export type FeatureHeroProps = {
  language: Language;
  definition: FeatureDefinition;
  copy: FeatureCopy;
  labels: Messages['feature-page'];
  /** The page's name in the menu. */
  name: string;
  crumbs: readonly Crumb[];
  /** The preview that leads. */
  children: ReactNode;
};

export function FeatureHero({
  language,
  definition,
  copy,
  labels,
  name,
  crumbs,
  children,
}: FeatureHeroProps) {
  const home = addressIn(language, '/');
  return (
    <section aria-labelledby="feature-title">
      <Container>
        <Breadcrumbs label={labels.breadcrumbs} crumbs={crumbs} />
        <Pane tone={definition.primary} className={styles['pane']}>
          <div className={styles['words']}>
            <Chip tone={definition.secondary} className={styles['name']}>
              <Icon icon={definition.icon} size={16} />
              {name}
            </Chip>
            <PageTitle wide id="feature-title" title={copy.heading} lead={copy.text} />
            <div className={styles['actions']}>
              <DialogButton dialog="trial-dialog">{labels.startTrial}</DialogButton>
              <DialogButton variant="secondary" dialog="demo-dialog">
                {labels.watchDemo}
              </DialogButton>
            </div>
            <TextLink href={home} className={styles['back']}>
              <Icon icon={ArrowLeft} size={16} />
              {labels.backToHome}
            </TextLink>
          </div>
          <div className={styles['preview']}>{children}</div>
        </Pane>
      </Container>
    </section>
  );
}
