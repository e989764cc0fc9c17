import { SAMPLE_CHAT, SAMPLE_DAY } from '../../config/sample-centre.ts';
import { date, time } from '../../i18n/format.ts';
import type { ChatScene } from './parts/ChatInTwoLanguages.tsx';
import { firstName } from './parts/names.ts';
import type { PreviewProps } from './preview-props.ts';

/** Who talks with whom: the first child's parent and teacher, of the page's own cast. */
export function chatScene({ language, people }: PreviewProps): ChatScene {
  return {
    language,
    teacher: people.teachers[0] ?? '',
    parent: people.parents[0] ?? '',
    child: firstName(people.children[0] ?? ''),
    group: people.groups[0] ?? '',
    day: date(language, SAMPLE_DAY, { weekday: 'long', day: 'numeric', month: 'long' }),
    times: { sent: time(language, SAMPLE_CHAT.sent), answered: time(language, SAMPLE_CHAT.answered) },
  };
}
