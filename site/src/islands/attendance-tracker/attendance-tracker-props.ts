import { firstName, shortName } from '../../components/previews/parts/names.ts';
import type { PreviewProps } from '../../components/previews/preview-props.ts';
import type { Tone } from '../../components/ui/Chip.tsx';
import {
  type ChildStatus,
  SAMPLE_ATTENDANCE,
  SAMPLE_CHILDREN,
  SAMPLE_DAY,
  SAMPLE_GROUPS,
} from '../../config/sample-centre.ts';
import { date, time } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';

export type TrackedChild = {
  name: string;
  shortName: string;
  tone: Tone;
  status: ChildStatus;
  /** What the family reads when the child is given a status. */
  notices: Record<ChildStatus, { title: string; detail: string }>;
};

export type AttendanceTrackerProps = {
  tracked: TrackedChild[];
  /** Children of the group who are not in the list, all of them present. */
  othersPresent: number;
  clock: string;
  day: string;
  copy: Record<'label' | 'title' | 'hint' | 'others' | 'phone' | 'counted', string> & {
    status: Record<ChildStatus, string>;
  };
};

/** All that the island needs, put into words while the page is built: the browser formats nothing. */
export function attendanceTrackerProps({ language, copy, people }: PreviewProps): AttendanceTrackerProps {
  const { attendance, status } = copy;
  const group = people.groups[SAMPLE_ATTENDANCE.group] ?? '';
  const inGroup = SAMPLE_GROUPS[SAMPLE_ATTENDANCE.group]?.children ?? 0;
  const othersPresent = inGroup - SAMPLE_ATTENDANCE.children.length;

  const track = (index: number): TrackedChild[] => {
    const child = SAMPLE_CHILDREN[index];
    const name = people.children[index];
    if (child === undefined || name === undefined) return [];
    const notice = (kind: ChildStatus, clock: string) => ({
      title: fill(attendance.notices[kind], { name: firstName(name) }),
      detail: [time(language, clock), group].join(' · '),
    });
    return [
      {
        name,
        shortName: shortName(name),
        tone: child.tone,
        status: child.status,
        notices: {
          present: notice('present', child.arrived ?? SAMPLE_ATTENDANCE.clock),
          absent: notice('absent', SAMPLE_ATTENDANCE.clock),
          sick: notice('sick', SAMPLE_ATTENDANCE.clock),
        },
      },
    ];
  };

  return {
    tracked: SAMPLE_ATTENDANCE.children.flatMap(track),
    othersPresent,
    clock: time(language, SAMPLE_ATTENDANCE.clock),
    day: date(language, SAMPLE_DAY, { weekday: 'long', day: 'numeric', month: 'long' }),
    copy: {
      label: attendance.label,
      title: fill(attendance.title, { group }),
      hint: attendance.hint,
      others: plural(language, attendance.others, othersPresent),
      phone: attendance.phone,
      counted: attendance.counted,
      status: { present: status.present, absent: status.absent, sick: status.sick },
    },
  };
}
