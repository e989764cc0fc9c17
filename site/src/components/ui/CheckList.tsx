import { Check } from 'lucide-react';
import styles from './CheckList.module.css';
import { Icon } from './Icon.tsx';

export type CheckListProps = { items: readonly string[] };

export function CheckList({ items }: CheckListProps) {
  return (
    <ul role="list" className={styles['list']}>
      {items.map((item) => (
        <li key={item} className={styles['item']}>
          <span className={styles['tick']}>
            <Icon icon={Check} size={14} />
          </span>
          {item}
        </li>
      ))}
    </ul>
  );
}
