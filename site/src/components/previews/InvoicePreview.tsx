import { SAMPLE_DAY } from '../../config/sample-centre.ts';
import { sampleInvoice } from '../../config/sample-invoice.ts';
import { date, money, percent } from '../../i18n/format.ts';
import { fill } from '../../i18n/placeholders.ts';
import { plural } from '../../i18n/plural.ts';
import { Chip } from '../ui/Chip.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './InvoicePreview.module.css';
import { capitalised } from './parts/names.ts';
import { Picture } from './parts/Picture.tsx';
import { Sheet } from './parts/Sheet.tsx';
import type { PreviewProps } from './preview-props.ts';

/** Some languages' amounts come with a hyphen for it. */
const MINUS = '−';
const NO_BREAK = '\u00a0';

/** A month on one page: what it costs, what comes off, and that it is paid. */
export function InvoicePreview({ language, copy, people }: PreviewProps) {
  const { invoice } = copy;
  const drawn = sampleInvoice(language);
  const { lines, mealDays, sickDays, siblingShare } = drawn;
  const amountOf = (amount: number) => money(language, amount, 'exact', drawn.currency).replace('-', MINUS);
  const mealPrice = amountOf(drawn.mealPrice);
  const paid = date(language, drawn.paid, { day: 'numeric', month: 'long' });
  const month = date(language, SAMPLE_DAY, { month: 'long', year: 'numeric' });
  const about = [people.children[0], people.groups[0], month].map((part) => part?.replaceAll(' ', NO_BREAK));
  const lastMonth = date(language, drawn.lastMonth, { month: 'long' });
  const rows = [
    { amount: lines.place, title: invoice.place },
    {
      amount: lines.meals,
      title: invoice.meals,
      detail: plural(language, invoice.mealDays, mealDays, { price: mealPrice }),
    },
    { amount: lines.club, title: invoice.club },
    {
      amount: lines.siblings,
      title: invoice.siblings,
      detail: fill(invoice.siblingsDetail, { share: percent(language, siblingShare) }),
    },
    {
      amount: lines.absence,
      title: invoice.absence,
      detail: plural(language, invoice.sickDays, sickDays, {
        month: capitalised(lastMonth),
        price: mealPrice,
      }),
    },
  ];
  return (
    <Picture label={invoice.label}>
      <Sheet
        title={fill(invoice.title, { number: drawn.number })}
        subtitle={about.join(`${NO_BREAK}· `)}
        aside={
          <span className={styles['paid']}>
            <Chip tone="good">{fill(invoice.paid, { date: paid })}</Chip>
          </span>
        }
      >
        {rows.map(({ amount, title, detail }) => (
          <div key={title} className={classNames(styles['line'], amount < 0 && styles['less'])}>
            <span className={styles['words']}>
              {title}
              {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
            </span>
            <span className={styles['amount']}>{amountOf(amount)}</span>
          </div>
        ))}
        <div className={classNames(styles['line'], styles['total'])}>
          <span className={styles['words']}>{invoice.total}</span>
          <span className={styles['amount']}>{amountOf(drawn.total)}</span>
        </div>
      </Sheet>
    </Picture>
  );
}
