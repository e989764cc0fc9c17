import styles from './PrivacySection.module.css';

export type PrivacySectionProps = {
  id: string;
  title: string;
  text: readonly string[];
  items: readonly string[];
  end?: string;
};

export function PrivacySection({ id, title, text, items, end }: PrivacySectionProps) {
  return (
    <section id={id} className={styles['section']}>
      <h2 className={styles['title']}>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className={styles['items']}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {end !== undefined && <p>{end}</p>}
    </section>
  );
}
