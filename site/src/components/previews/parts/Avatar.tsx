import type { Tone } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import tones from '../../ui/tones.module.css';
import styles from './Avatar.module.css';
import { initials } from './names.ts';

export type AvatarProps = { name: string; tone: Tone };

export function Avatar({ name, tone }: AvatarProps) {
  return <span className={classNames(styles['avatar'], tones[tone])}>{initials(name)}</span>;
}
