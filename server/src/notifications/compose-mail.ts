import { company } from '@website/common/company';
import type { StoredRequest } from '../storage/store.ts';
import type { Notice } from './channel.ts';
import { oneLine } from './one-line.ts';
import { PROMISED_HOURS } from './promise.ts';

export type SalesMail = {
  messageId: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
};

const HOUR = 60 * 60 * 1000;

const ASKS_FOR = { trial: 'a free trial', demo: 'a demo' } as const;

/** An address that cannot be read as two, or as anything but an address. The others stand in the text alone. */
const PLAIN_ADDRESS = /^[^\s\p{Cc}\p{Cf}<>()[\]\\,;:@"]+@[^\s\p{Cc}\p{Cf}<>()[\]\\,;:@"]+$/u;

function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function answersOf(request: StoredRequest): string {
  const marks = [request.source, request.utm_source, request.utm_medium, request.utm_campaign];
  const entries: [string, string | null][] = [
    ['Name', request.name],
    ['E-mail', request.email],
    ['Phone', request.phone],
    ['Children', request.kids_count],
    ['Language', request.language],
    ['Came from', marks.filter((mark) => mark !== null).join(' / ')],
    ['Received', minute(request.received_at)],
  ];
  return entries
    .filter(([, value]) => value)
    .map(([name, value]) => `${`${name}:`.padEnd(11)} ${oneLine(value ?? '')}\n`)
    .join('');
}

function replyAddress({ name, email }: StoredRequest): SalesMail['replyTo'] {
  return PLAIN_ADDRESS.test(email) ? { name: oneLine(name ?? '', 80), address: email } : undefined;
}

/** The mail to sales. Everything that a visitor typed stands on one line of its own. */
export function composeMail({ id, request }: Notice): SalesMail {
  const asksFor = ASKS_FOR[request.kind];
  const dueAt = request.received_at + PROMISED_HOURS * HOUR;
  const replyTo = replyAddress(request);
  const text = `A visitor of ${company.siteUrl} asks for ${asksFor}.

${answersOf(request)}
We promise contact within ${PROMISED_HOURS} hours: by ${minute(dueAt)}.
${replyTo ? 'A reply to this mail goes to the visitor.' : 'Write to the address above: it is too unusual for a reply to this mail.'}

When that is done, mark it as answered on the server:

    npm run requests -- answer ${request.id}
`;
  return {
    messageId: `<${id}@${new URL(company.siteUrl).hostname}>`,
    subject: `Request for ${asksFor}: ${oneLine(request.name ?? request.email, 80)}`,
    text,
    ...(replyTo && { replyTo }),
  };
}
