import { Container } from '../ui/Container.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Pane, type PaneProps } from '../ui/Pane.tsx';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import styles from './PageHero.module.css';

export type PageHeroProps = {
  /** Id of the heading. */
  id: string;
  heading: string;
  text?: string | undefined;
  breadcrumbs: string;
  crumbs: readonly Crumb[];
  /** Colour of the pane behind the words; without one they stand on the page. */
  tone?: PaneProps['tone'];
  /** Whether it belongs on paper. */
  printed?: boolean;
};

/** How a page begins that has no drawing: where it stands, and what it is about. */
export function PageHero({ id, heading, text, breadcrumbs, crumbs, tone, printed = true }: PageHeroProps) {
  const words = <PageTitle id={id} title={heading} lead={text} />;
  return (
    <section aria-labelledby={id} data-print={printed ? undefined : 'hide'}>
      <Container>
        <Breadcrumbs label={breadcrumbs} crumbs={crumbs} />
        {tone === undefined ? (
          <div className={styles['plain']}>{words}</div>
        ) : (
          <Pane tone={tone}>{words}</Pane>
        )}
      </Container>
    </section>
  );
}
