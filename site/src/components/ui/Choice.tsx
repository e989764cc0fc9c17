import type { ChangeEventHandler } from 'react';
import styles from './Choice.module.css';

export type ChoiceProps = {
  id: string;
  name: string;
  legend: string;
  options: readonly string[];
  error?: string | undefined;
  required?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/** One of a few short answers, all in sight. */
export function Choice({ id, name, legend, options, error, required, onChange }: ChoiceProps) {
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <fieldset
      className={styles['choice']}
      id={id}
      aria-describedby={errorId}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {options.map((option) => (
          <label key={option} className={styles['option']}>
            <input
              className={styles['radio']}
              type="radio"
              name={name}
              value={option}
              required={required}
              onChange={onChange}
            />
            {option}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
