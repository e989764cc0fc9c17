import { addressIn } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import type { Messages } from '../../../i18n/messages.ts';
import { QuestionList } from '../../blocks/QuestionList.tsx';
import { Container } from '../../ui/Container.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './FaqQuestions.module.css';

export type FaqQuestionsProps = { language: Language; copy: Messages['faq'] };

/** Seven questions, each with its own address. */
export function FaqQuestions({ language, copy }: FaqQuestionsProps) {
  const questions = Object.entries(copy.items).map(([id, { question, answer }]) => ({
    id,
    question,
    answer: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));
  return (
    <Container className={styles['questions']}>
      <QuestionList questions={questions} linkLabel={copy.link} headingLevel={2} />
      <TextLink href={addressIn(language, '/pricing#pricing-faq')}>{copy.pricing}</TextLink>
    </Container>
  );
}
