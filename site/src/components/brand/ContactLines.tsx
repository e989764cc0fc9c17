import { company } from '@website/common/company';
import { Mail, MapPin, Phone } from 'lucide-react';
import { Icon } from '../ui/Icon.tsx';
import styles from './ContactLines.module.css';

export type ContactLinesProps = { country: string };

export function ContactLines({ country }: ContactLinesProps) {
  const { address } = company;
  return (
    <address className={styles['lines']}>
      <a className={styles['line']} href={`mailto:${company.email}`}>
        <Icon icon={Mail} size={18} />
        {company.email}
      </a>
      <a className={styles['line']} href={`tel:${company.phone.replaceAll(' ', '')}`}>
        <Icon icon={Phone} size={18} />
        {company.phone}
      </a>
      <span className={styles['line']}>
        <Icon icon={MapPin} size={18} />
        {`${address.street}, ${address.postalCode} ${address.city}, ${country}`}
      </span>
    </address>
  );
}
