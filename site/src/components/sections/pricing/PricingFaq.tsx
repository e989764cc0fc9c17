import type { Messages } from '../../../i18n/messages.ts';
import { QuestionList } from '../../blocks/QuestionList.tsx';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import styles from './TrialEnd.module.css';

export type PricingFaqProps = { copy: Messages['pricing']['faq'] };

export function PricingFaq({ copy }: PricingFaqProps) {
  const questions = Object.entries(copy.items).map(([id, { question, answer }]) => ({
    id,
    question,
    answer: <p>{answer}</p>,
  }));
  return (
    <Band id="pricing-faq" labelledBy="pricing-faq-title" printed={false}>
      <div className={styles['columns']}>
        <Heading id="pricing-faq-title" eyebrow={copy.eyebrow} title={copy.title} />
        <QuestionList questions={questions} />
      </div>
    </Band>
  );
}
