import type { Messages } from '../../../i18n/messages.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import styles from './FeatureDetails.module.css';

export type FeatureDetailsProps = { copy: Messages['landing']['grid'] };

/** The detailed lists of all ten tools, behind one toggle that the browser itself operates. */
export function FeatureDetails({ copy }: FeatureDetailsProps) {
  return (
    <details className={styles['details']}>
      <summary className={styles['toggle']}>
        <span className={styles['show']}>{copy.show}</span>
        <span className={styles['hide']}>{copy.hide}</span>
      </summary>
      <ul role="list" className={styles['lists']}>
        {Object.entries(copy.tiles).map(([key, { title, details }]) => (
          <li key={key} className={styles['list']}>
            <h3 className={styles['title']}>{title}</h3>
            <CheckList items={details} />
          </li>
        ))}
      </ul>
    </details>
  );
}
