import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { IconTile } from '../../components/ui/IconTile.tsx';
import styles from './RequestDialog.module.css';

export type RequestSuccessProps = { titleId: string; title: string; text: string; close: string };

export function RequestSuccess({ titleId, title, text, close }: RequestSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['success']} role="status">
      <IconTile icon={Check} tone="good" />
      <h2 ref={heading} id={titleId} tabIndex={-1} className={styles['title']}>
        {title}
      </h2>
      <p className={styles['text']}>{text}</p>
      <form method="dialog">
        <Button type="submit">{close}</Button>
      </form>
    </div>
  );
}
