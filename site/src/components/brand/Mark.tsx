import { MARK } from '../../config/mark.ts';

export type MarkProps = { size?: number };

/** Three berries and a leaf. */
export function Mark({ size = MARK.size }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${MARK.size} ${MARK.size}`} aria-hidden="true">
      <path {...MARK.leaf} />
      {MARK.berries.map((berry) => (
        <circle key={berry.fill} {...berry} />
      ))}
    </svg>
  );
}
