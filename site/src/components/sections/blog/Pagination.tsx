import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import { BLOG_PAGES, blogPageRoute } from '../../../config/articles.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { fill } from '../../../i18n/placeholders.ts';
import { Container } from '../../ui/Container.tsx';
import styles from './Pagination.module.css';

export type PaginationProps = {
  language: Language;
  /** The page that is shown; none while a post is. */
  current?: number;
  copy: Messages['blog'];
};

/** Numbers of the list's pages, with the way back and on. Each address scrolls to the content. */
export function Pagination({ language, current, copy }: PaginationProps) {
  const href = (page: number) => `${addressIn(language, blogPageRoute(page))}#posts`;
  const step = (page: number, label: string, rel: string) =>
    page >= 1 && page <= BLOG_PAGES ? (
      <li>
        <a className={styles['link']} href={href(page)} rel={rel}>
          {label}
        </a>
      </li>
    ) : null;
  return (
    <nav aria-label={copy.pagination} data-print="hide">
      <Container>
        <ul role="list" className={styles['pages']}>
          {current !== undefined && step(current - 1, copy.previous, 'prev')}
          {Array.from({ length: BLOG_PAGES }, (_, index) => index + 1).map((page) => (
            <li key={page}>
              <a
                className={styles['link']}
                href={href(page)}
                aria-label={fill(copy.page, { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            </li>
          ))}
          {current !== undefined && step(current + 1, copy.next, 'next')}
        </ul>
      </Container>
    </nav>
  );
}
