import { company } from '@website/common/company';
import type { Messages } from '../../i18n/messages.ts';
import { ContactLines } from '../brand/ContactLines.tsx';
import { Logo } from '../brand/Logo.tsx';
import { SocialLinks } from '../brand/SocialLinks.tsx';
import { StoreBadges } from '../brand/StoreBadges.tsx';
import { Container } from '../ui/Container.tsx';
import styles from './Footer.module.css';
import { FooterLinks } from './FooterLinks.tsx';
import type { Navigation } from './navigation-model.ts';

export type FooterProps = { home: string; navigation: Navigation; copy: Messages['frame'] };

export function Footer({ home, navigation, copy }: FooterProps) {
  const { footer } = copy;
  return (
    <footer className={styles['footer']}>
      <Container>
        <div className={styles['top']}>
          <div className={styles['brand']}>
            <Logo href={home} label={copy.header.home} />
            <p>{footer.description}</p>
            <SocialLinks label={footer.social} newTab={copy.newTab} />
          </div>
          <div className={styles['column']}>
            <h2 className={styles['title']}>{footer.contact}</h2>
            <ContactLines country={footer.country} />
            <p className={styles['parents']}>
              {footer.parents}{' '}
              <a href={company.loginUrl} target="_blank" rel="noopener">
                {footer.parentsLogin}
              </a>
            </p>
          </div>
          <div className={styles['column']} data-print="hide">
            <h2 className={styles['title']}>{footer.getTheApp}</h2>
            <StoreBadges copy={footer} newTab={copy.newTab} />
          </div>
        </div>
        <FooterLinks navigation={navigation} copy={copy} />
        <p className={styles['rights']}>{footer.rights}</p>
      </Container>
    </footer>
  );
}
