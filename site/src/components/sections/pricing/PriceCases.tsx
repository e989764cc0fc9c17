import type { Language } from '@website/common/languages';
import { childrenAtMaximum, monthlyPrice, type PriceBook } from '../../../config/prices.ts';
import { money, number } from '../../../i18n/format.ts';
import type { Messages } from '../../../i18n/messages.ts';
import { Chip } from '../../ui/Chip.tsx';
import styles from './PriceCases.module.css';

/** Sizes of centres that readers recognise; 33 is where the maximum begins outside Lithuania. */
export const TYPICAL_CHILDREN = [10, 20, 33, 50, 80, 120, 200] as const;

export type PriceCasesProps = { language: Language; book: PriceBook; copy: Messages['pricing']['cases'] };

/** What typical centres pay, before anybody has to calculate. */
export function PriceCases({ language, book, copy }: PriceCasesProps) {
  const capped = childrenAtMaximum(book);
  return (
    <div className={styles['cases']}>
      <h2 id="cases-title" className={styles['title']}>
        {copy.title}
      </h2>
      <p className={styles['text']}>{copy.text}</p>
      <table className={styles['table']} aria-labelledby="cases-title">
        <thead>
          <tr>
            <th scope="col" className={styles['column']}>
              {copy.children}
            </th>
            <th scope="col" className={styles['column']}>
              {copy.price}
            </th>
            <th scope="col" className={styles['column']}>
              {copy.perChild}
            </th>
          </tr>
        </thead>
        <tbody>
          {TYPICAL_CHILDREN.map((children) => {
            const price = monthlyPrice(book, children);
            return (
              <tr key={children}>
                <th scope="row">{number(language, children)}</th>
                <td className={styles['price']}>
                  {money(language, price)}
                  {children >= capped && <Chip tone="good">{copy.maximum}</Chip>}
                </td>
                <td>{money(language, price / children)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
