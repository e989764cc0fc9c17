import type { ReactNode } from 'react';
import { Card, type CardProps } from '../../ui/Card.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './FeatureTile.module.css';

export type FeatureTileProps = {
  title: string;
  text: string;
  look: NonNullable<CardProps['look']>;
  size?: 'regular' | 'large';
  preview?: ReactNode;
  /** What a phone shows: ten pictures below each other would be too long a way. */
  onPhone?: 'picture' | 'words';
};

export function FeatureTile({
  title,
  text,
  look,
  size = 'regular',
  preview,
  onPhone = 'picture',
}: FeatureTileProps) {
  return (
    <li
      className={classNames(
        styles['tile'],
        preview !== undefined && styles['pictured'],
        size === 'large' && styles['large'],
        onPhone === 'words' && styles['wordsOnPhone'],
      )}
    >
      <Card look={look} className={styles['card']}>
        <h3 className={styles['title']}>{title}</h3>
        <p className={styles['text']}>{text}</p>
        {preview !== undefined && <div className={styles['preview']}>{preview}</div>}
      </Card>
    </li>
  );
}
