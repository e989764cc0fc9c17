import { useId } from 'react';
import { Avatar } from '../../components/previews/parts/Avatar.tsx';
import type { Tone } from '../../components/ui/Chip.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import type { ChildStatus } from '../../config/sample-centre.ts';
import styles from './StatusChoice.module.css';
import { STATUS_LOOK, STATUSES } from './status-look.ts';

export type StatusChoiceProps = {
  name: string;
  shortName: string;
  tone: Tone;
  status: ChildStatus;
  words: Record<ChildStatus, string>;
  onChange: (status: ChildStatus) => void;
};

/** A child, and the three things a morning can say of her. */
export function StatusChoice({ name, shortName, tone, status, words, onChange }: StatusChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles['child']} aria-labelledby={id}>
      <span className={styles['name']}>
        <span aria-hidden="true">
          <Avatar name={name} tone={tone} />
        </span>
        <span id={id}>{shortName}</span>
      </span>
      <span className={styles['choice']}>
        {STATUSES.map((option) => (
          <label key={option} className={classNames(styles['option'], styles[STATUS_LOOK[option].tone])}>
            <input
              className={styles['radio']}
              type="radio"
              name={`${id}-status`}
              value={option}
              autoComplete="off"
              checked={option === status}
              onChange={() => onChange(option)}
            />
            {words[option]}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
