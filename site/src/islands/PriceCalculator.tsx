// Ships JavaScript because the price follows the reader's own numbers, which stand in the address to be shared.
import type { Language } from '@website/common/languages';
import { Printer } from 'lucide-react';
import { Button } from '../components/ui/Button.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import { childrenAtMaximum, monthlyPrice, type PriceBook } from '../config/prices.ts';
import { money } from '../i18n/format.ts';
import type { Messages } from '../i18n/messages.ts';
import { plural } from '../i18n/plural.ts';
import styles from './PriceCalculator.module.css';
import { Amount } from './price-calculator/Amount.tsx';
import { priceLines } from './price-calculator/price-lines.ts';
import { Quote } from './price-calculator/Quote.tsx';
import { LIMITS, useCentre } from './price-calculator/use-centre.ts';

export type PriceCalculatorProps = {
  language: Language;
  book: PriceBook;
  /** Whether the page offers a plan for several locations. */
  severalLocations: boolean;
  copy: Pick<Messages['pricing'], 'calculator' | 'quote'> & { included: Messages['pricing']['included'] };
};

export function PriceCalculator({ language, book, severalLocations, copy }: PriceCalculatorProps) {
  const { calculator } = copy;
  const { centre, setChildren, setLocations } = useCentre(severalLocations);
  const total = money(language, monthlyPrice(book, centre.children, centre.locations));
  const lines = priceLines(language, book, centre, calculator);
  const maximum = plural(language, calculator.maximumFrom, childrenAtMaximum(book), {
    maximum: money(language, book.maximum, 'short'),
  });

  return (
    <>
      <div className={styles['calculator']} data-print="hide">
        <div className={styles['controls']}>
          <Amount
            id="calculator-children"
            label={calculator.children}
            value={centre.children}
            limits={LIMITS.children}
            onChange={setChildren}
          />
          {severalLocations && (
            <Amount
              id="calculator-locations"
              label={calculator.locations}
              value={centre.locations}
              limits={LIMITS.locations}
              onChange={setLocations}
            />
          )}
        </div>
        <div className={styles['result']}>
          <p className={styles['label']}>{calculator.result}</p>
          <p className={styles['total']} role="status">
            {total}
          </p>
          {lines.map((line) => (
            <p key={line} className={styles['line']}>
              {line}
            </p>
          ))}
          <p className={styles['maximum']}>{maximum}</p>
          <Button variant="secondary" size="small" onClick={() => print()}>
            <Icon icon={Printer} size={18} />
            {calculator.print}
          </Button>
        </div>
      </div>
      <Quote
        language={language}
        centre={centre}
        lines={lines}
        total={total}
        severalLocations={severalLocations}
        copy={copy}
      />
    </>
  );
}
