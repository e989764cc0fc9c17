import { LANGUAGE_FACTS, type Language } from '@website/common/languages';
import { ArrowRight, Languages } from 'lucide-react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Translated.module.css';

export type TranslatedProps = { from: Language; to: Language };

/** Which way a message was translated. The languages name themselves, so there is nothing to decline. */
export function Translated({ from, to }: TranslatedProps) {
  if (from === to) return null;
  return (
    <span className={styles['translated']}>
      <Icon icon={Languages} size={14} />
      <span lang={from}>{LANGUAGE_FACTS[from].name}</span>
      <Icon icon={ArrowRight} size={12} />
      <span lang={to}>{LANGUAGE_FACTS[to].name}</span>
    </span>
  );
}
