import type { NewRequest } from '../storage/accepting.ts';

const LINK = /(?:https?:\/\/|\bwww\.)\S/gi;
const MARKUP = /<\/?[a-z][^>]*>|\[\/?(?:url|link)\b/i;

/** One link may be a kindergarten that tells its own address. */
const MOST_LINKS = 1;

type Judged = Pick<NewRequest, 'name' | 'phone' | 'source' | 'utm_source' | 'utm_medium' | 'utm_campaign'>;

/**
 * Why a request looks like a machine's, if it does. It is kept apart then, for a person to decide;
 * the reason repeats nothing of what was sent.
 */
export function spamMark(request: Judged, trap: string | undefined): string | null {
  const { name, phone, source, utm_source, utm_medium, utm_campaign } = request;
  const text = [name, phone, source, utm_source, utm_medium, utm_campaign].filter(Boolean).join('\n');
  if (trap !== undefined && trap.trim() !== '') return 'the hidden field was filled';
  if (MARKUP.test(text)) return 'markup in an answer';
  if ((text.match(LINK)?.length ?? 0) > MOST_LINKS) return 'several links in the answers';
  return null;
}
