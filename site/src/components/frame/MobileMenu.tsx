import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import { X } from 'lucide-react';
import type { Messages } from '../../i18n/messages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LanguageList } from './LanguageList.tsx';
import styles from './MobileMenu.module.css';
import type { Navigation, NavigationLink } from './navigation-model.ts';

export type MobileMenuProps = {
  language: Language;
  route: string;
  navigation: Navigation;
  copy: Messages['frame'];
};

const linkItem = ({ href, label }: NavigationLink) => (
  <li key={href}>
    <a className={styles['link']} href={href}>
      {label}
    </a>
  </li>
);

export function MobileMenu({ language, route, navigation, copy }: MobileMenuProps) {
  return (
    <div id="mobile-menu" popover="auto" className={styles['menu']}>
      <button
        type="button"
        className={styles['close']}
        popoverTarget="mobile-menu"
        popoverTargetAction="hide"
        aria-label={copy.header.closeMenu}
      >
        <Icon icon={X} size={24} />
      </button>
      <nav aria-label={copy.header.navigation}>
        <ul role="list">{[...navigation.main, ...navigation.pages].map(linkItem)}</ul>
        {navigation.groups.map(({ key, title, links }) => (
          <details key={key} name="mobile-resources" className={styles['group']}>
            <summary className={styles['link']}>{title}</summary>
            <ul role="list">{links.map(linkItem)}</ul>
          </details>
        ))}
      </nav>
      <div className={styles['actions']}>
        <DialogButton dialog="trial-dialog">{copy.tryFree}</DialogButton>
        <DialogButton variant="secondary" dialog="demo-dialog">
          {copy.seeDemo}
        </DialogButton>
        <ButtonLink variant="quiet" href={company.loginUrl} target="_blank" rel="noopener">
          {copy.login}
          <VisuallyHidden>{` (${copy.newTab})`}</VisuallyHidden>
        </ButtonLink>
      </div>
      <p className={styles['title']}>{copy.header.language}</p>
      <LanguageList language={language} route={route} label={copy.header.language} />
    </div>
  );
}
