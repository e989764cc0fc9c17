import type { Language } from '@website/common/languages';
import type { PriceBook } from '../../../config/prices.ts';
import { Container } from '../../ui/Container.tsx';
import { Plans, type PlansProps } from './Plans.tsx';
import { PriceCases } from './PriceCases.tsx';
import styles from './PriceOverview.module.css';

export type PriceOverviewProps = PlansProps & { language: Language; book: PriceBook };

/** The table first, the plans beside it. */
export function PriceOverview({ language, book, copy, multiple }: PriceOverviewProps) {
  return (
    <div data-print="hide">
      <Container className={styles['overview']}>
        <PriceCases language={language} book={book} copy={copy.cases} />
        <Plans copy={copy} multiple={multiple} />
      </Container>
    </div>
  );
}
