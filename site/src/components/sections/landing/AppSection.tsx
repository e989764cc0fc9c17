import { Baby, LayoutDashboard, MonitorSmartphone, RefreshCw, Smartphone, UsersRound } from 'lucide-react';
import { CheckInPreview } from '../../previews/CheckInPreview.tsx';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import styles from './AppSection.module.css';
import type { LandingSectionProps } from './landing-section.ts';

/** One app for teachers, parents and directors, and where it runs. */
export function AppSection({ language, copy, previews, people }: LandingSectionProps<'app'>) {
  const roles = [
    { icon: Baby, tone: 'good', ...copy.roles.teachers },
    { icon: UsersRound, tone: 'attention', ...copy.roles.parents },
    { icon: LayoutDashboard, tone: 'info', ...copy.roles.admin },
  ] as const;
  const badges = [
    { icon: Smartphone, text: copy.badges.mobile },
    { icon: MonitorSmartphone, text: copy.badges.web },
    { icon: RefreshCw, text: copy.badges.sync },
  ];
  return (
    <Band labelledBy="app-title">
      <div className={styles['pane']}>
        <div className={styles['words']}>
          <Heading id="app-title" eyebrow={copy.eyebrow} title={copy.title} text={copy.text} />
          <ul role="list" className={styles['roles']}>
            {roles.map(({ icon, tone, title, text }) => (
              <li key={title} className={styles['role']}>
                <IconTile icon={icon} tone={tone} />
                <div>
                  <h3 className={styles['roleTitle']}>{title}</h3>
                  <p className={styles['roleText']}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <ul role="list" className={styles['badges']}>
            {badges.map(({ icon, text }) => (
              <li key={text} className={styles['badge']}>
                <Icon icon={icon} size={18} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles['picture']}>
          <CheckInPreview language={language} copy={previews} people={people} />
        </div>
      </div>
    </Band>
  );
}
