import { Breadcrumbs, type Crumb } from '../../blocks/Breadcrumbs.tsx';
import { Container } from '../../ui/Container.tsx';
import { Pane } from '../../ui/Pane.tsx';
import styles from './BlogHero.module.css';

export type BlogHeroProps = {
  heading: string;
  text: string;
  breadcrumbs: string;
  crumbs: readonly Crumb[];
};

export function BlogHero({ heading, text, breadcrumbs, crumbs }: BlogHeroProps) {
  return (
    <section aria-labelledby="blog-title">
      <Container>
        <Breadcrumbs label={breadcrumbs} crumbs={crumbs} />
        <Pane tone="info">
          <h1 id="blog-title" className={styles['title']}>
            {heading}
          </h1>
          <p className={styles['text']}>{text}</p>
        </Pane>
      </Container>
    </section>
  );
}
