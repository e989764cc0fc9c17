import { company } from '@website/common/company';
import type { Language } from '@website/common/languages';
import { Menu } from 'lucide-react';
import type { Messages } from '../../i18n/messages.ts';
import { Logo } from '../brand/Logo.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Header.module.css';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MainLinks } from './MainLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import type { Navigation } from './navigation-model.ts';

export type HeaderProps = {
  language: Language;
  /** Route that the switcher keeps to. */
  route: string;
  /** The top of the landing page: an anchor on the page itself, an address elsewhere. */
  home: string;
  navigation: Navigation;
  copy: Messages['frame'];
};

export function Header({ language, route, home, navigation, copy }: HeaderProps) {
  return (
    <header className={styles['header']} data-header data-print="hide">
      <Container className={styles['bar']}>
        <Logo href={home} label={copy.header.home} />
        <MainLinks navigation={navigation} copy={copy} />
        <div className={styles['end']}>
          <div className={styles['wide']}>
            <LanguageSwitcher language={language} route={route} label={copy.header.language} />
            <ButtonLink variant="quiet" size="small" href={company.loginUrl} target="_blank" rel="noopener">
              {copy.login}
              <VisuallyHidden>{` (${copy.newTab})`}</VisuallyHidden>
            </ButtonLink>
            <DialogButton variant="secondary" size="small" dialog="demo-dialog">
              {copy.seeDemo}
            </DialogButton>
          </div>
          <DialogButton size="small" dialog="trial-dialog" className={styles['call']}>
            {copy.tryFree}
          </DialogButton>
          <button
            type="button"
            className={styles['burger']}
            popoverTarget="mobile-menu"
            aria-label={copy.header.menu}
          >
            <Icon icon={Menu} size={24} />
          </button>
        </div>
      </Container>
      <MobileMenu language={language} route={route} navigation={navigation} copy={copy} />
    </header>
  );
}
