import styles from './Steps.module.css';

export type StepsProps = {
  /** Steps taken at the earlier look, and by now. */
  before: number;
  now: number;
  of: number;
};

const GAP = 2;

/** A way in steps: those taken long ago, those taken since, and those still to come. */
export function Steps({ before, now, of }: StepsProps) {
  const width = (100 - GAP * (of - 1)) / of;
  const look = (step: number) => (step < before ? 'before' : step < now ? 'since' : 'ahead');
  return (
    <svg width="100%" height="8" aria-hidden="true">
      {Array.from({ length: of }, (_, step) => `${step * (width + GAP)}%`).map((x, step) => (
        <rect key={x} className={styles[look(step)]} x={x} width={`${width}%`} height="8" rx="4" />
      ))}
    </svg>
  );
}
