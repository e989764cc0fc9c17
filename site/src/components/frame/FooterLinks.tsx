import type { Messages } from '../../i18n/messages.ts';
import styles from './FooterLinks.module.css';
import type { Navigation } from './navigation-model.ts';

export type FooterLinksProps = { navigation: Navigation; copy: Messages['frame'] };

/** The site map: every page, in the groups of the menu. */
export function FooterLinks({ navigation, copy }: FooterLinksProps) {
  const product = {
    key: 'product',
    title: copy.footer.product,
    links: [...navigation.main, ...navigation.pages, ...navigation.legal],
  };
  return (
    <nav className={styles['map']} aria-label={copy.footer.siteMap} data-print="hide">
      {[product, ...navigation.groups].map(({ key, title, links }) => (
        <div key={key}>
          <h2 className={styles['title']}>{title}</h2>
          <ul role="list">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a className={styles['link']} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
