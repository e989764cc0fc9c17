import { Check } from 'lucide-react';
import type { HealthStatus } from '../../../config/sample-centre.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HealthChoice.module.css';

const TONES: Record<HealthStatus, Tone> = { healthy: 'good', recovering: 'attention', sick: 'danger' };
const STATUSES: readonly HealthStatus[] = ['healthy', 'recovering', 'sick'];

export type HealthChoiceProps = { chosen: HealthStatus; copy: Messages['previews']['status'] };

/** How the child feels at the door: three words, one of them noted. */
export function HealthChoice({ chosen, copy }: HealthChoiceProps) {
  return (
    <div className={styles['choice']}>
      {STATUSES.map((status) =>
        status === chosen ? (
          <Chip key={status} tone={TONES[status]}>
            <Icon icon={Check} size={14} />
            {copy[status]}
          </Chip>
        ) : (
          <span key={status} className={styles['other']}>
            {copy[status]}
          </span>
        ),
      )}
    </div>
  );
}
