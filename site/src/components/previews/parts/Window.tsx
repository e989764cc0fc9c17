import { CalendarDays, House, MessageCircle, UsersRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Window.module.css';

const RAIL = [House, UsersRound, Wallet, MessageCircle, CalendarDays];

export type WindowProps = {
  title: string;
  /** What stands at the far end of the title line, such as the date. */
  aside?: string;
  /** Which of the five places of the rail is lit. */
  place?: 0 | 1 | 2 | 3 | 4;
  children: ReactNode;
};

/** The platform on a desktop. The rail leaves first when there is little room. */
export function Window({ title, aside, place = 0, children }: WindowProps) {
  return (
    <div className={styles['window']}>
      <div className={styles['rail']}>
        {RAIL.map((icon, index) => (
          <span
            key={icon.displayName ?? index}
            className={classNames(styles['place'], index === place && styles['lit'])}
          >
            <Icon icon={icon} size={16} />
          </span>
        ))}
      </div>
      <div className={styles['main']}>
        <div className={styles['top']}>
          <span className={styles['title']}>{title}</span>
          {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
        </div>
        {children}
      </div>
    </div>
  );
}
