import type { Language } from '@website/common/languages';
import { Globe } from 'lucide-react';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LanguageList } from './LanguageList.tsx';
import styles from './LanguageSwitcher.module.css';

export type LanguageSwitcherProps = { language: Language; route: string; label: string };

export function LanguageSwitcher({ language, route, label }: LanguageSwitcherProps) {
  return (
    <>
      <button type="button" className={styles['button']} popoverTarget="language-menu">
        <Icon icon={Globe} size={18} />
        <VisuallyHidden>{`${label}: `}</VisuallyHidden>
        {language.toUpperCase()}
      </button>
      <div id="language-menu" popover="auto" className={styles['menu']}>
        <LanguageList language={language} route={route} label={label} />
      </div>
    </>
  );
}
