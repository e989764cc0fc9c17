import styles from './Breadcrumbs.module.css';

export type Crumb = { label: string; href?: string };
export type BreadcrumbsProps = { label: string; crumbs: readonly Crumb[] };

/** Where the page stands; the last one is the page itself. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-print="hide">
      <ol role="list" className={styles['crumbs']}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={styles['crumb']}>
            {crumb.href === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            ) : (
              <a href={crumb.href}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
