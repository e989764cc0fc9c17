import type { Messages } from '../../../i18n/messages.ts';
import { Breadcrumbs, type Crumb } from '../../blocks/Breadcrumbs.tsx';
import { Container } from '../../ui/Container.tsx';
import { Pane } from '../../ui/Pane.tsx';
import styles from './FaqHero.module.css';

export type FaqHeroProps = { copy: Messages['faq']; breadcrumbs: string; crumbs: readonly Crumb[] };

export function FaqHero({ copy, breadcrumbs, crumbs }: FaqHeroProps) {
  return (
    <section aria-labelledby="faq-title">
      <Container>
        <Breadcrumbs label={breadcrumbs} crumbs={crumbs} />
        <Pane tone="good">
          <h1 id="faq-title" className={styles['title']}>
            {copy.heading}
          </h1>
          <p className={styles['text']}>{copy.text}</p>
        </Pane>
      </Container>
    </section>
  );
}
