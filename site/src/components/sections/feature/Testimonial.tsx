import { Star } from 'lucide-react';
import { Band } from '../../ui/Band.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pane, type PaneProps } from '../../ui/Pane.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Testimonial.module.css';

export type TestimonialProps = {
  tone: PaneProps['tone'];
  label: string;
  quote: string;
  author: string;
  role: string;
  rating: number;
  /** The rating in words. */
  ratingLabel: string;
};

/** A sample voice; what to replace before going live is listed in the README. */
export function Testimonial({ tone, label, quote, author, role, rating, ratingLabel }: TestimonialProps) {
  return (
    <Band labelledBy="testimonial-title">
      <Pane tone={tone}>
        <figure className={styles['figure']}>
          <h2 id="testimonial-title" className={styles['label']}>
            {label}
          </h2>
          <p className={styles['stars']}>
            <VisuallyHidden>{ratingLabel}</VisuallyHidden>
            {Array.from({ length: rating }, (_, star) => star).map((star) => (
              <Icon key={star} icon={Star} size={20} />
            ))}
          </p>
          <blockquote className={styles['quote']}>{quote}</blockquote>
          <figcaption>
            <strong>{author}</strong>
            <span className={styles['role']}>{role}</span>
          </figcaption>
        </figure>
      </Pane>
    </Band>
  );
}
