import { Smile, TriangleAlert } from 'lucide-react';
import {
  SAMPLE_ALLERGIES,
  SAMPLE_DAY,
  SAMPLE_MEAL_FEEDBACK,
  SAMPLE_MENU,
  type SampleMenuDay,
} from '../../config/sample-centre.ts';
import { date } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';
import { Chip } from '../ui/Chip.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IconTile } from '../ui/IconTile.tsx';
import styles from './MenuPreview.module.css';
import { Avatar } from './parts/Avatar.tsx';
import { Bar } from './parts/Bar.tsx';
import { addDays } from './parts/calendar-days.ts';
import { DateBadge } from './parts/DateBadge.tsx';
import { shortName } from './parts/names.ts';
import { Panel } from './parts/Panel.tsx';
import { Picture } from './parts/Picture.tsx';
import { Quote } from './parts/Quote.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';

/** The week's meals, with who must not eat what, and how the last one was liked. */
export function MenuPreview(props: PreviewProps) {
  const { language, copy } = props;
  return (
    <Picture label={copy.menu.label}>
      <Window
        title={copy.menu.title}
        aside={date(language, SAMPLE_DAY, { weekday: 'short', day: 'numeric', month: 'long' })}
      >
        <Panel>
          {SAMPLE_MENU.map((served) => (
            <MealRow key={served.meal} {...props} served={served} />
          ))}
        </Panel>
        <Feedback {...props} />
      </Window>
    </Picture>
  );
}

function MealRow({ language, copy: { menu }, served }: PreviewProps & { served: SampleMenuDay }) {
  const { lunch, snack } = menu.meals[served.meal];
  const isToday = served.day.getTime() === SAMPLE_DAY.getTime();
  return (
    <div className={styles['meal']}>
      <DateBadge language={language} day={served.day} tone={isToday ? 'today' : 'plain'} />
      <span className={styles['words']}>
        <span className={styles['dishes']}>
          <span className={styles['lunch']}>{lunch}</span>
          <span className={styles['quiet']}>{fill(menu.snack, { dish: snack })}</span>
        </span>
        {served.allergens.length > 0 && (
          <span className={styles['marks']}>
            {served.allergens.map((allergen) => (
              <Chip key={allergen} tone="danger">
                <Icon icon={TriangleAlert} size={13} />
                <span>
                  {plural(language, menu.allergyMark, SAMPLE_ALLERGIES[allergen], {
                    allergen: menu.allergens[allergen],
                  })}
                </span>
              </Chip>
            ))}
          </span>
        )}
      </span>
    </div>
  );
}

function Feedback({ language, copy: { menu }, people }: PreviewProps) {
  const { liked, answers } = SAMPLE_MEAL_FEEDBACK;
  const yesterday = addDays(SAMPLE_DAY, -1);
  const parent = people.parents[0] ?? '';
  return (
    <Panel
      title={menu.feedback}
      aside={<span className={styles['quiet']}>{date(language, yesterday, { weekday: 'long' })}</span>}
    >
      <div className={styles['feedback']}>
        <div className={styles['liked']}>
          <div className={styles['verdict']}>
            <IconTile icon={Smile} tone="good" />
            <span className={styles['dishes']}>
              <span className={styles['lunch']}>{menu.meals.soup.lunch}</span>
              <span className={styles['quiet']}>{plural(language, menu.liked, answers, { liked })}</span>
            </span>
          </div>
          <Bar share={liked / answers} tone="good" />
        </div>
        <Quote
          text={menu.comment}
          lead={<Avatar name={parent} tone="attention" />}
          name={shortName(parent)}
        />
      </div>
    </Panel>
  );
}
