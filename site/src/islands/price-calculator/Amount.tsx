import styles from './Amount.module.css';
import { type AmountLimits, within } from './use-centre.ts';

export type AmountProps = {
  id: string;
  label: string;
  value: number;
  limits: AmountLimits;
  onChange: (value: number) => void;
};

/** A number to slide or to type. */
export function Amount({ id, label, value, limits, onChange }: AmountProps) {
  return (
    <div className={styles['amount']}>
      <div className={styles['top']}>
        <label htmlFor={id}>{label}</label>
        <input
          className={styles['number']}
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(within(Number(target.value.replace(/\D/g, '')), limits))}
        />
      </div>
      <input
        id={id}
        className={styles['slider']}
        type="range"
        min={limits.smallest}
        max={limits.largest}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
