import type { Tone } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './Chart.module.css';

const PLOT = 150;
const TOP = 24;
const BASE = TOP + PLOT;
const HEIGHT = BASE + 22;

export type ChartColumn = {
  label: string;
  /** The figure above the column. */
  figure: string;
  /** The column that is spoken of. */
  current: boolean;
  /** From the bottom up; together at most 1. */
  parts: readonly { share: number; tone: Tone }[];
};

export type ChartProps = {
  columns: readonly ChartColumn[];
  /** Lines across, each with what it says at the axis. */
  ticks: readonly { share: number; label: string }[];
};

const heightAt = (share: number) => BASE - share * PLOT;

/** Columns over an axis. Widths are percentages, so that it grows with its room and its type does not. */
export function Chart({ columns, ticks }: ChartProps) {
  const step = 100 / columns.length;
  return (
    <div className={styles['chart']}>
      <div className={styles['axis']}>
        {ticks.map(({ share, label }) => (
          <span key={share}>{label}</span>
        ))}
      </div>
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        {ticks.map(({ share }) => (
          <line key={share} className={styles['grid']} x2="100%" y1={heightAt(share)} y2={heightAt(share)} />
        ))}
        {columns.map((column, index) => (
          <Column key={column.label} column={column} left={index * step} width={step} />
        ))}
      </svg>
    </div>
  );
}

type ColumnProps = { column: ChartColumn; left: number; width: number };

function Column({ column, left, width }: ColumnProps) {
  const middle = `${left + width / 2}%`;
  const box = { x: `${left + width * 0.22}%`, width: `${width * 0.56}%` };
  const floors = column.parts.map((_, index) =>
    column.parts.slice(0, index).reduce((sum, part) => sum + part.share, 0),
  );
  return (
    <>
      <g className={styles['column']}>
        <rect className={styles['whole']} {...box} y={TOP} height={PLOT} />
        {column.parts.map(({ share, tone }, index) => (
          <rect
            key={tone}
            className={classNames(styles['part'], styles[tone])}
            {...box}
            y={heightAt((floors[index] ?? 0) + share)}
            height={share * PLOT}
          />
        ))}
      </g>
      <text className={styles['figure']} x={middle} y={TOP - 8}>
        {column.figure}
      </text>
      <text
        className={classNames(styles['label'], column.current && styles['current'])}
        x={middle}
        y={HEIGHT - 4}
      >
        {column.label}
      </text>
    </>
  );
}
