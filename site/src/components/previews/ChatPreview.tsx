import { LANGUAGE_FACTS } from '@website/common/languages';
import { familyLanguage } from '../../config/sample-centre.ts';
import { CHAT_VERSIONS } from '../../i18n/chat-versions.ts';
import styles from './ChatPreview.module.css';
import { chatScene } from './chat-scene.ts';
import { ChatInTwoLanguages } from './parts/ChatInTwoLanguages.tsx';
import { Picture } from './parts/Picture.tsx';
import type { PreviewProps } from './preview-props.ts';

/** The chat that translates itself, between the page's language and a family's. */
export function ChatPreview(props: PreviewProps) {
  const { language, copy } = props;
  const family = familyLanguage(language);
  return (
    <Picture label={copy.chat.label}>
      <ChatInTwoLanguages
        scene={chatScene(props)}
        family={family}
        versions={CHAT_VERSIONS}
        copy={copy.chat}
        familyReads={
          <p className={styles['reads']}>
            {copy.chat.familyReads}
            <span className={styles['language']} lang={family}>
              {LANGUAGE_FACTS[family].name}
            </span>
          </p>
        }
      />
    </Picture>
  );
}
