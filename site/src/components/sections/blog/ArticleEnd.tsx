import { Container } from '../../ui/Container.tsx';
import styles from './ArticleEnd.module.css';

export type ArticleLink = { href: string; title: string; note?: string };

export type ArticleEndProps = {
  groups: readonly { title: string; links: readonly ArticleLink[] }[];
};

/** Where to read on: neighbours, related articles, and the pages that the article mentions. */
export function ArticleEnd({ groups }: ArticleEndProps) {
  return (
    <Container className={styles['groups']}>
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <section key={title} aria-label={title} data-print="hide">
            <h2 className={styles['title']}>{title}</h2>
            <ul role="list">
              {links.map(({ href, title: text, note }) => (
                <li key={href} className={styles['item']}>
                  <a className={styles['link']} href={href}>
                    {text}
                  </a>
                  {note !== undefined && <span className={styles['note']}>{note}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Container>
  );
}
