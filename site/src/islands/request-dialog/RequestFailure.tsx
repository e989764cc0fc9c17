import { company } from '@website/common/company';
import { useEffect, useRef } from 'react';
import styles from './RequestDialog.module.css';

export type RequestFailureProps = { message: string; otherWay: string };

/** Nothing is lost: the form stays as it was, and there is another way to reach somebody. */
export function RequestFailure({ message, otherWay }: RequestFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles['failure']}>
      <p className={styles['failureTitle']}>{message}</p>
      <p>
        {otherWay} <a href={`mailto:${company.email}`}>{company.email}</a>,{' '}
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
      </p>
    </div>
  );
}
