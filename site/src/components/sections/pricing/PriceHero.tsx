import { Breadcrumbs, type Crumb } from '../../blocks/Breadcrumbs.tsx';
import { Container } from '../../ui/Container.tsx';
import styles from './PriceHero.module.css';

export type PriceHeroProps = {
  heading: string;
  /** Not in Lithuanian, where there is one plan and nothing to explain. */
  subtitle?: string | undefined;
  breadcrumbs: string;
  crumbs: readonly Crumb[];
};

export function PriceHero({ heading, subtitle, breadcrumbs, crumbs }: PriceHeroProps) {
  return (
    <section aria-labelledby="pricing-title" data-print="hide">
      <Container>
        <Breadcrumbs label={breadcrumbs} crumbs={crumbs} />
        <div className={styles['words']}>
          <h1 id="pricing-title" className={styles['title']}>
            {heading}
          </h1>
          {subtitle !== undefined && <p className={styles['text']}>{subtitle}</p>}
        </div>
      </Container>
    </section>
  );
}
