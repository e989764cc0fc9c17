import { Apple, Check, Moon, Palette } from 'lucide-react';
import { time } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import type { Tone } from '../ui/Chip.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import { ChildDrawing } from './parts/ChildDrawing.tsx';
import { firstName } from './parts/names.ts';
import { Phone } from './parts/Phone.tsx';
import { Picture } from './parts/Picture.tsx';
import { Row } from './parts/Row.tsx';
import type { PreviewProps } from './preview-props.ts';

/** What a parent sees of the day, as it happens. */
export function ParentDayPreview({ language, copy, people }: PreviewProps) {
  const { parentDay } = copy;
  const at = (clock: string) => time(language, clock);
  const item = (icon: typeof Check, tone: Tone, title: string, detail: string) => (
    <Row lead={<IconTile icon={icon} tone={tone} size="small" />} title={title} detail={detail} />
  );
  return (
    <Picture label={parentDay.label}>
      <Phone
        title={fill(parentDay.title, { name: firstName(people.children[0] ?? '') })}
        subtitle={[people.groups[0], firstName(people.teachers[0] ?? '')].join(' · ')}
      >
        <div>
          {item(Check, 'good', parentDay.arrived, fill(parentDay.arrivedDetail, { time: at('8:04') }))}
          {item(Apple, 'attention', parentDay.meal, fill(parentDay.mealDetail, { time: at('8:40') }))}
        </div>
        <ChildDrawing />
        <div>
          {item(Moon, 'info', parentDay.nap, `${at('12:30')}–${at('14:10')}`)}
          {item(Palette, 'danger', parentDay.drawing, parentDay.drawingDetail)}
        </div>
      </Phone>
    </Picture>
  );
}
