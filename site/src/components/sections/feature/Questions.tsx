import type { FeatureCopy } from '../../../i18n/feature-copy.ts';
import { QuestionList } from '../../blocks/QuestionList.tsx';
import { Band } from '../../ui/Band.tsx';
import { Heading } from '../../ui/Heading.tsx';
import styles from './Questions.module.css';

export type QuestionsProps = { copy: FeatureCopy['questions']; eyebrow: string; title: string };

export function Questions({ copy, eyebrow, title }: QuestionsProps) {
  const questions = copy.map(({ question, answer }, index) => ({
    id: `question-${index + 1}`,
    question,
    answer: <p>{answer}</p>,
  }));
  return (
    <Band labelledBy="questions-title">
      <div className={styles['columns']}>
        <Heading id="questions-title" eyebrow={eyebrow} title={title} />
        <QuestionList questions={questions} />
      </div>
    </Band>
  );
}
