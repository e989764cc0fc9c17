import { ChevronDown } from 'lucide-react';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './MainLinks.module.css';
import { hasResources, type Navigation, type NavigationLink } from './navigation-model.ts';
import { ResourcesMenu } from './ResourcesMenu.tsx';

export type MainLinksProps = { navigation: Navigation; copy: Messages['frame'] };

export function MainLinks({ navigation, copy }: MainLinksProps) {
  const { main, resourcesAt } = navigation;
  const item = ({ href, label }: NavigationLink) => (
    <li key={href}>
      <a className={styles['link']} href={href}>
        {label}
      </a>
    </li>
  );
  return (
    <nav className={styles['navigation']} aria-label={copy.header.navigation}>
      <ul role="list" className={styles['list']}>
        {main.slice(0, resourcesAt).map(item)}
        {hasResources(navigation) && (
          <li>
            <button type="button" className={styles['link']} popoverTarget="resources-menu">
              {copy.header.resources}
              <Icon icon={ChevronDown} size={16} className={styles['chevron']} />
            </button>
            <ResourcesMenu navigation={navigation} copy={copy} />
          </li>
        )}
        {main.slice(resourcesAt).map(item)}
      </ul>
    </nav>
  );
}
