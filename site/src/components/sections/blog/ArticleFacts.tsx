import styles from './ArticleFacts.module.css';

export type ArticleFactsProps = {
  category: string;
  /** The date for machines and for people. */
  date: { machine: string; text: string };
  readTime: string;
};

export function ArticleFacts({ category, date, readTime }: ArticleFactsProps) {
  return (
    <p className={styles['facts']}>
      <span className={styles['category']}>{category}</span>
      <time dateTime={date.machine}>{date.text}</time>
      <span>{readTime}</span>
    </p>
  );
}
