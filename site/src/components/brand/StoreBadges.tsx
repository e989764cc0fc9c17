import { company } from '@website/common/company';
import { Smartphone, TabletSmartphone } from 'lucide-react';
import type { Messages } from '../../i18n/messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './StoreBadges.module.css';

export type StoreBadgesProps = { copy: Messages['frame']['footer']; newTab: string };

export function StoreBadges({ copy, newTab }: StoreBadgesProps) {
  const badges = [
    { href: company.stores.ios, icon: TabletSmartphone, name: copy.ios },
    { href: company.stores.android, icon: Smartphone, name: copy.android },
  ];
  return (
    <ul role="list" className={styles['list']}>
      {badges.map(({ href, icon, name }) => (
        <li key={name}>
          <a className={styles['badge']} href={href} target="_blank" rel="noopener">
            <Icon icon={icon} size={26} />
            <span>
              <span className={styles['small']}>{`${copy.download} `}</span>
              <span className={styles['name']}>{name}</span>
              <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
