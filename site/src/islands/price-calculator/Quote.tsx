import { company } from '@website/common/company';
import { LANGUAGE_FACTS, type Language } from '@website/common/languages';
import { useEffect, useState } from 'react';
import { number } from '../../i18n/format.ts';
import type { PriceCalculatorProps } from '../PriceCalculator.tsx';
import styles from './Quote.module.css';
import type { Centre } from './use-centre.ts';

export type QuoteProps = Pick<PriceCalculatorProps, 'severalLocations' | 'copy'> & {
  language: Language;
  centre: Centre;
  lines: readonly string[];
  total: string;
};

/** What the printer gets: the calculation on one page, with nothing else of the site. */
export function Quote({ language, centre, lines, total, severalLocations, copy }: QuoteProps) {
  const [today, setToday] = useState('');
  const { calculator, quote, included } = copy;
  useEffect(() => {
    setToday(
      new Intl.DateTimeFormat(LANGUAGE_FACTS[language].intl, { dateStyle: 'long' }).format(new Date()),
    );
  }, [language]);
  const facts = [
    [quote.date, today],
    [calculator.children, number(language, centre.children)],
    ...(severalLocations ? [[calculator.locations, number(language, centre.locations)]] : []),
  ] as const;
  return (
    <div className={styles['quote']} data-quote>
      <p className={styles['company']}>{company.legalName}</p>
      <p>{`${company.email} · ${company.phone}`}</p>
      <p className={styles['title']}>{quote.title}</p>
      <dl className={styles['facts']}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles['total']}>{`${calculator.result}: ${total}`}</p>
      <p className={styles['subtitle']}>{included.title}</p>
      <ul>
        {Object.entries(included.items).map(([key, item]) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
      <p className={styles['valid']}>{quote.valid}</p>
    </div>
  );
}
