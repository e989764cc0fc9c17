import { chatScene } from '../components/previews/chat-scene.ts';
import type { PreviewProps } from '../components/previews/preview-props.ts';
import { familyLanguage } from '../config/sample-centre.ts';
import { CHAT_VERSIONS } from '../i18n/chat-versions.ts';
import type { FamilyChatProps } from './FamilyChat.tsx';

/** All that the island needs, put into words while the page is built. */
export function familyChatProps(props: PreviewProps): FamilyChatProps {
  const { playable, teacherWrites, familyReads } = props.copy.chat;
  return {
    scene: chatScene(props),
    initialFamily: familyLanguage(props.language),
    versions: CHAT_VERSIONS,
    copy: { playable, teacherWrites, familyReads },
  };
}
