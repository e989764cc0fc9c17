import type { Messages } from '../../i18n/messages.ts';
import type { Navigation, NavigationLink } from './navigation-model.ts';
import styles from './ResourcesMenu.module.css';

export type ResourcesMenuProps = { navigation: Navigation; copy: Messages['frame'] };

/** Opens under its button; the browser closes it on Escape and on a click elsewhere. */
export function ResourcesMenu({ navigation, copy }: ResourcesMenuProps) {
  const more =
    navigation.pages.length > 0 ? [{ key: 'more', title: copy.resources.more, links: navigation.pages }] : [];
  return (
    <div id="resources-menu" popover="auto" className={styles['menu']}>
      {[...navigation.groups, ...more].map(({ key, title, links }) => (
        <section key={key} aria-label={title}>
          <p className={styles['title']} aria-hidden="true">
            {title}
          </p>
          <ul role="list">{links.map(menuLink)}</ul>
        </section>
      ))}
    </div>
  );
}

function menuLink({ href, label }: NavigationLink) {
  return (
    <li key={href}>
      <a className={styles['link']} href={href}>
        {label}
      </a>
    </li>
  );
}
