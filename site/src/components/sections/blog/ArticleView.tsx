import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Messages } from '../../../i18n/messages.ts';
import { Contents } from '../../blocks/Contents.tsx';
import { Container } from '../../ui/Container.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
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
          <PageTitle wide title={title} lead={excerpt} />
          <p className={styles['author']}>{copy.author}</p>
        </header>
        <Pane tone="info" className={styles['cover']}>
          {children}
        </Pane>
        <Contents title={copy.contents} entries={contents} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered by the build */}
        <div className={styles['body']} dangerouslySetInnerHTML={{ __html: html }} />
        {back}
      </article>
    </Container>
  );
}
