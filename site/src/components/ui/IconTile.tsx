import type { LucideIcon } from 'lucide-react';
import type { Tone } from './Chip.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './IconTile.module.css';
import tones from './tones.module.css';

export type IconTileProps = { icon: LucideIcon; tone: Tone; size?: 'small' | 'regular' };

/** An icon on a tinted tile, the way the platform marks what a row is about. */
export function IconTile({ icon, tone, size = 'regular' }: IconTileProps) {
  return (
    <span className={classNames(styles['tile'], tones[tone], styles[size])}>
      <Icon icon={icon} size={size === 'small' ? 16 : 22} />
    </span>
  );
}
