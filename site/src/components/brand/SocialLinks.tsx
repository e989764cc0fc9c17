import { company, type Social } from '@website/common/company';
import { fill } from '../../i18n/placeholders.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './SocialLinks.module.css';

export type SocialLinksProps = { label: string; newTab: string };

/** Drawn by us in one stroke, as icon sets no longer carry the networks' own signs. */
const NETWORKS: Record<Social, { name: string; d: string }> = {
  facebook: {
    name: 'Facebook',
    d: 'M14.5 21v-8h2.7l.5-3.2h-3.2V8c0-1.1.5-1.8 1.9-1.8h1.5V3.3c-.8-.1-1.5-.2-2.3-.2-2.6 0-4.3 1.6-4.3 4.4v2.3H8.5V13h2.8v8',
  },
  instagram: {
    name: 'Instagram',
    d: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 4.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm4.7-1.4h.1',
  },
  linkedin: { name: 'LinkedIn', d: 'M5 10v9M5 5.5v.1M10 19v-9m0 4.5c0-2.7 1.7-4.5 4-4.5s4 1.6 4 4.3V19' },
  youtube: {
    name: 'YouTube',
    d: 'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Zm4.5 4v5l4.3-2.5Z',
  },
};

const isSocial = (key: string): key is Social => key in company.socials;

export function SocialLinks({ label, newTab }: SocialLinksProps) {
  return (
    <ul role="list" className={styles['list']} data-print="hide">
      {Object.keys(company.socials)
        .filter(isSocial)
        .map((key) => (
          <li key={key}>
            <a className={styles['link']} href={company.socials[key]} target="_blank" rel="noopener">
              <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
                <path d={NETWORKS[key].d} />
              </svg>
              <VisuallyHidden>{`${fill(label, { network: NETWORKS[key].name })} (${newTab})`}</VisuallyHidden>
            </a>
          </li>
        ))}
    </ul>
  );
}
