import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Split.module.css';

export type SplitProps = {
  words: ReactNode;
  picture: ReactNode;
  /** On which side the picture stands where there is room for two. */
  side?: 'start' | 'end';
};

/** Words beside a picture; on a phone the words come first. */
export function Split({ words, picture, side = 'end' }: SplitProps) {
  return (
    <div className={classNames(styles['split'], side === 'start' && styles['reversed'])}>
      <div className={styles['words']}>{words}</div>
      <div className={styles['picture']}>{picture}</div>
    </div>
  );
}
