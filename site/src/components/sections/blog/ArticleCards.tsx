import type { PreviewName } from '../../../config/preview-names.ts';
import type { PreviewProps } from '../../previews/preview-props.ts';
import { PREVIEWS } from '../../previews/previews.ts';
import type { Tone } from '../../ui/Chip.tsx';
import { Container } from '../../ui/Container.tsx';
import { Pane } from '../../ui/Pane.tsx';
import styles from './ArticleCards.module.css';
import { ArticleFacts, type ArticleFactsProps } from './ArticleFacts.tsx';

export type ArticleCard = ArticleFactsProps & {
  slug: string;
  href: string;
  title: string;
  excerpt: string;
  cover: PreviewName;
};

export type ArticleCardsProps = { label: string; cards: readonly ArticleCard[]; preview: PreviewProps };

const TONES: readonly Tone[] = ['attention', 'info', 'good', 'danger'];

/** One page of the list. The anchor is where a change of page scrolls to. */
export function ArticleCards({ label, cards, preview }: ArticleCardsProps) {
  return (
    <section id="posts" aria-label={label}>
      <Container className={styles['cards']}>
        {cards.map(({ slug, href, title, excerpt, cover, ...facts }, index) => {
          const Cover = PREVIEWS[cover];
          return (
            <article key={slug} className={styles['card']}>
              <div className={styles['words']}>
                <ArticleFacts {...facts} />
                <h2 className={styles['title']}>
                  <a className={styles['link']} href={href}>
                    {title}
                  </a>
                </h2>
                <p className={styles['excerpt']}>{excerpt}</p>
              </div>
              <Pane tone={TONES[index % TONES.length] ?? 'info'} className={styles['cover']}>
                <Cover {...preview} />
              </Pane>
            </article>
          );
        })}
      </Container>
    </section>
  );
}
