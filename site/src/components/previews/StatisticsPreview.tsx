import { SAMPLE_MONTHS, type SampleMonth } from '../../config/sample-centre.ts';
import { date, number, percent } from '../../i18n/format.ts';
import { Chart } from './parts/Chart.tsx';
import { Legend, Swatch } from './parts/Legend.tsx';
import { monthLabel } from './parts/month-label.ts';
import { capitalised } from './parts/names.ts';
import { Picture } from './parts/Picture.tsx';
import { Window } from './parts/Window.tsx';
import type { PreviewProps } from './preview-props.ts';
import styles from './StatisticsPreview.module.css';

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** Half a year of attendance at a glance: how many were there, how many sick, how many away. */
export function StatisticsPreview({ language, copy }: PreviewProps) {
  const { statistics, status } = copy;
  const latest = SAMPLE_MONTHS.at(-1);
  const share = (value: number) => percent(language, value);
  const summary = ({ month, present, sick }: SampleMonth) => (
    <div className={styles['summary']}>
      <b>{capitalised(date(language, month, { month: 'long', year: 'numeric' }))}</b>
      <Legend
        entries={[
          { mark: <Swatch colour="good" />, word: status.present, figure: share(present) },
          { mark: <Swatch colour="danger" />, word: status.sick, figure: share(sick) },
          { mark: <Swatch colour="pale" />, word: status.absent, figure: share(1 - present - sick) },
        ]}
      />
    </div>
  );
  return (
    <Picture label={statistics.label}>
      <Window title={statistics.title} aside={statistics.allGroups}>
        <div className={styles['card']}>
          {latest && summary(latest)}
          <Chart
            ticks={TICKS.map((tick) => ({ share: tick, label: share(tick) }))}
            columns={SAMPLE_MONTHS.map(({ month, present, sick }) => ({
              label: monthLabel(language, month),
              figure: number(language, Math.round(present * 100)),
              current: month === latest?.month,
              parts: [
                { share: present, tone: 'good' },
                { share: sick, tone: 'danger' },
              ],
            }))}
          />
        </div>
      </Window>
    </Picture>
  );
}
