import type { LucideIcon } from 'lucide-react';
import { Band } from '../../ui/Band.tsx';
import type { Tone } from '../../ui/Chip.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import styles from './Related.module.css';

export type RelatedPage = { href: string; name: string; text: string; icon: LucideIcon; tone: Tone };
export type RelatedProps = { title: string; pages: readonly RelatedPage[] };

export function Related({ title, pages }: RelatedProps) {
  return (
    <Band labelledBy="related-title">
      <div data-print="hide">
        <h2 id="related-title" className={styles['title']}>
          {title}
        </h2>
        <ul role="list" className={styles['grid']}>
          {pages.map(({ href, name, text, icon, tone }) => (
            <li key={href} className={styles['item']}>
              <IconTile icon={icon} tone={tone} />
              <span>
                <a className={styles['link']} href={href}>
                  {name}
                </a>
                <span className={styles['text']}>{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
