import type { Messages } from '../../../i18n/messages.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { DialogButton } from '../../ui/DialogButton.tsx';
import styles from './Plans.module.css';

export type PlansProps = {
  copy: Messages['pricing'];
  /** The plan for several locations; Lithuanian has none. */
  multiple?: Messages['pricing-multiple'] | undefined;
};

export function Plans({ copy, multiple }: PlansProps) {
  const { single } = copy;
  return (
    <div className={styles['plans']}>
      <section className={styles['single']} aria-labelledby="plan-single">
        <h2 id="plan-single" className={styles['name']}>
          {single.name}
        </h2>
        <p className={styles['price']}>{single.perChild}</p>
        <p className={styles['ceiling']}>{single.ceiling}</p>
        <CheckList items={Object.values(copy.included.items)} />
        <DialogButton dialog="trial-dialog">{single.start}</DialogButton>
      </section>
      {multiple !== undefined && (
        <section className={styles['multiple']} aria-labelledby="plan-multiple">
          <h2 id="plan-multiple" className={styles['name']}>
            {multiple.name}
          </h2>
          <p className={styles['price']}>{multiple.price}</p>
          <p className={styles['ceiling']}>{multiple.each}</p>
          <CheckList items={[multiple.first, multiple.overview]} />
          <DialogButton variant="secondary" dialog="demo-dialog">
            {multiple.demo}
          </DialogButton>
        </section>
      )}
    </div>
  );
}
