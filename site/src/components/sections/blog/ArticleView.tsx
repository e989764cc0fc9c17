import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { Container } from '../../ui/Container.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pane } from '../../ui/Pane.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ArticleFacts, type ArticleFactsProps } from './ArticleFacts.tsx';
import styles from './ArticleView.module.css';

export type ArticleViewProps = {
  title: string;
  excerpt: string;
  facts: ArticleFactsProps;
  contents: readonly { id: string; text: string }[];
  /** Rendered from our own Markdown at build time. */
  html: string;
  /** Address of the list. */
  list: string;
  copy: Messages['blog'];
  /** The cover. */
  children: ReactNode;
};

/** A post in place of the list. */
export function ArticleView({
  title,
  excerpt,
  facts,
  contents,
  html,
  list,
  copy,
  children,
}: ArticleViewProps) {
  const back = (
    <TextLink href={list} className={styles['back']} data-print="hide">
      <Icon icon={ArrowLeft} size={16} />
      {copy.backToAll}
    </TextLink>
  );
  return (
    <Container>
      <article id="posts" className={styles['article']}>
        {back}
        <header className={styles['header']}>
          <ArticleFacts {...facts} />
          <h1 className={styles['title']}>{title}</h1>
          <p className={styles['excerpt']}>{excerpt}</p>
          <p className={styles['author']}>{copy.author}</p>
        </header>
        <Pane tone="info" className={styles['cover']}>
          {children}
        </Pane>
        <nav className={styles['contents']} aria-label={copy.contents} data-print="hide">
          <h2 className={styles['contentsTitle']}>{copy.contents}</h2>
          <ol>
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build */}
        <div className={styles['body']} dangerouslySetInnerHTML={{ __html: html }} />
        {back}
      </article>
    </Container>
  );
}
