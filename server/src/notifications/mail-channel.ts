import { company } from '@website/common/company';
import { createTransport } from 'nodemailer';
import type { Channel } from './channel.ts';
import { composeMail } from './compose-mail.ts';
import { withSignal } from './with-signal.ts';

export type MailSettings = { smtpUrl: string; to: string; from: string };

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** Mail to sales by SMTP. The envelope holds our own addresses alone. */
export function mailChannel({ smtpUrl, to, from }: MailSettings): Channel {
  const transport = createTransport({
    url: smtpUrl,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'mail',
    timeoutMs: 60_000,
    deliver: async (notice, signal) => {
      const mail = {
        ...composeMail(notice),
        from: { name: company.name, address: from },
        to: { name: '', address: to },
        envelope: { from, to },
        date: new Date(notice.request.received_at),
        // Keeps automatic answers ("I am on holiday") from reaching visitors or us.
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      await withSignal(transport.sendMail(mail), signal);
    },
  };
}
