import type { LucideIcon } from 'lucide-react';

export type IconProps = { icon: LucideIcon; size?: number; className?: string | undefined };

/** Decoration beside words: one set, one stroke, never read aloud. */
export function Icon({ icon: Drawing, size = 20, className }: IconProps) {
  return <Drawing size={size} strokeWidth={2} aria-hidden="true" className={className ?? ''} />;
}
