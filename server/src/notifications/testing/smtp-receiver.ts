import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { type ReceivedMail, readMail } from './read-mail.ts';

export type SmtpReceiver = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** While set, every mail is refused with this answer. */
  refuseWith: (answer: { code: number; text: string } | undefined) => void;
  close: () => Promise<void>;
};

/** A real mail server on this machine. Port 0 takes any; naming one brings a server back where it was. */
export async function startSmtp(port = 0): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  let refusal: { code: number; text: string } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const raw = await text(stream);
      if (refusal) return done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      mails.push({ ...readMail(raw), envelope: { from, to: envelope.rcptTo.map(({ address }) => address) } });
      done();
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const bound = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    refuseWith: (answer) => {
      refusal = answer;
    },
    close,
  };
}
