import type { ComponentProps } from 'react';
import styles from './Field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** One line to fill in: label above, hint below it, the error beside the field that it is about. */
export function Field({ id, label, hint, error, ...input }: FieldProps) {
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const described = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
      <input
        id={id}
        className={styles['input']}
        aria-describedby={described}
        aria-invalid={error === undefined ? undefined : true}
        {...input}
      />
      {error !== undefined && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
