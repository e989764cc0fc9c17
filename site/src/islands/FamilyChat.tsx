// Ships JavaScript because the messages change with the language that the visitor chooses for the family.
import { isLanguage, LANGUAGE_FACTS, LANGUAGES, type Language } from '@website/common/languages';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ChatInTwoLanguages, type ChatScene } from '../components/previews/parts/ChatInTwoLanguages.tsx';
import { Icon } from '../components/ui/Icon.tsx';
import type { ChatVersion } from '../i18n/chat-versions.ts';
import type { Messages } from '../i18n/messages.ts';
import styles from './FamilyChat.module.css';

export type FamilyChatProps = {
  scene: ChatScene;
  /** The family's language before anyone chooses another. */
  initialFamily: Language;
  versions: Record<Language, ChatVersion>;
  copy: Pick<Messages['previews']['chat'], 'playable' | 'teacherWrites' | 'familyReads'>;
};

/** The chat that translates itself: choose the family's language and read what arrives. */
export function FamilyChat({ scene, initialFamily, versions, copy }: FamilyChatProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [family, setFamily] = useState(initialFamily);

  // Whoever was quicker than the script has already chosen: take that over.
  useEffect(() => {
    const chosen = select.current?.value;
    if (isLanguage(chosen)) setFamily(chosen);
  }, []);

  return (
    <figure className={styles['stage']} aria-label={copy.playable}>
      <ChatInTwoLanguages
        scene={scene}
        family={family}
        versions={versions}
        copy={copy}
        live
        familyReads={
          <label className={styles['reads']}>
            {copy.familyReads}
            <span className={styles['choice']}>
              <select
                ref={select}
                className={styles['select']}
                autoComplete="off"
                value={family}
                onChange={({ currentTarget: { value } }) => isLanguage(value) && setFamily(value)}
              >
                {LANGUAGES.map((language) => (
                  <option key={language} value={language} lang={language}>
                    {LANGUAGE_FACTS[language].name}
                  </option>
                ))}
              </select>
              <Icon icon={ChevronDown} size={16} className={styles['arrow']} />
            </span>
          </label>
        }
      />
    </figure>
  );
}
