import { addressIn } from '@website/common/addresses';
import { LANGUAGE_PARAMETER } from '@website/common/choose-language';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@website/common/languages';
import styles from './LanguageList.module.css';

export type LanguageListProps = { language: Language; route: string; label: string };

/**
 * The same page in nine languages. The parameter marks the visit as a choice, which host and page then remember;
 * a script keeps the query and the hash.
 */
export function LanguageList({ language, route, label }: LanguageListProps) {
  return (
    <ul role="list" className={styles['list']} aria-label={label}>
      {LANGUAGES.map((code) => (
        <li key={code}>
          <a
            className={styles['link']}
            href={`${addressIn(code, route)}?${LANGUAGE_PARAMETER}=${code}`}
            hrefLang={code}
            lang={code}
            data-language={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {LANGUAGE_FACTS[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
