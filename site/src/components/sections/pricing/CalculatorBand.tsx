import type { ReactNode } from 'react';
import { Band } from '../../ui/Band.tsx';
import { Pane } from '../../ui/Pane.tsx';
import styles from './CalculatorBand.module.css';

export type CalculatorBandProps = {
  title: string;
  /** The calculator; it ships JavaScript, so the page hands it in. */
  children: ReactNode;
};

export function CalculatorBand({ title, children }: CalculatorBandProps) {
  return (
    <Band id="calculator" labelledBy="calculator-title">
      <Pane tone="attention" className={styles['pane']}>
        <h2 id="calculator-title" className={styles['title']} data-print="hide">
          {title}
        </h2>
        {children}
      </Pane>
    </Band>
  );
}
