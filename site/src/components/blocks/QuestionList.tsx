import type { ReactNode } from 'react';
import styles from './QuestionList.module.css';

export type Question = { id: string; question: string; answer: ReactNode };
export type QuestionListProps = {
  questions: readonly Question[];
  /** Words for the link to a single answer; without them there is none. */
  linkLabel?: string;
  /** The questions' place in the page's outline. */
  headingLevel?: 2 | 3;
};

/**
 * Questions that open one by one, any number at once. The id stands on the answer: an address that ends in it makes
 * the browser open the question around it.
 */
export function QuestionList({ questions, linkLabel, headingLevel = 3 }: QuestionListProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles['list']}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className={styles['item']}>
          <summary className={styles['question']}>
            <Title className={styles['title']}>{question}</Title>
          </summary>
          <div id={id} className={styles['answer']}>
            {answer}
            {linkLabel !== undefined && (
              <a className={styles['link']} href={`#${id}`}>
                {linkLabel}
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
