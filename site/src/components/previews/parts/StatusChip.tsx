import type { Language } from '@website/common/languages';
import type { SampleChild } from '../../../config/sample-centre.ts';
import { time } from '../../../i18n/format.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { Chip } from '../../ui/Chip.tsx';

export type StatusChipProps = {
  language: Language;
  child: SampleChild;
  copy: Messages['previews']['status'];
};

/** Present with the time, recovering, absent or sick: the colour says what the word says. */
export function StatusChip({ language, child, copy }: StatusChipProps) {
  if (child.status === 'sick') return <Chip tone="danger">{copy.sick}</Chip>;
  if (child.status === 'absent') return <Chip tone="info">{copy.absent}</Chip>;
  if (child.health === 'recovering') return <Chip tone="attention">{copy.recovering}</Chip>;
  return (
    <Chip tone="good">
      {[copy.present, child.arrived && time(language, child.arrived)].filter(Boolean).join(' ')}
    </Chip>
  );
}
