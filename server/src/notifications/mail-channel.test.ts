import { company } from '@website/common/company';
import { describe, expect, it } from 'vitest';
import type { StoredRequest } from '../storage/store.ts';
import { describeFault } from './fault.ts';
import { mailChannel } from './mail-channel.ts';
import { sampleRequest } from './testing/sample-request.ts';
import { startSmtp } from './testing/smtp-receiver.ts';

const never = new AbortController().signal;
const ID = 'a3bb189e-8bf9-4c4a-9d3a-111111111111';

async function send(changes: Partial<StoredRequest> = {}) {
  const smtp = await startSmtp();
  const channel = mailChannel({ smtpUrl: smtp.url, to: 'sales@centre.example', from: company.email });
  await channel.deliver({ id: ID, request: sampleRequest(changes) }, never);
  const [mail] = smtp.mails;
  if (!mail) throw new Error('No mail arrived.');
  return { mail, header: (name: string) => mail.headers.get(name) };
}

describe('the mail to sales', () => {
  it('comes from our own address, goes to sales, and is answered to the visitor', async () => {
    const { mail, header } = await send();
    expect(mail.envelope).toEqual({ from: company.email, to: ['sales@centre.example'] });
    expect(header('from')).toEqual([`${company.name} <${company.email}>`]);
    expect(header('to')).toEqual(['sales@centre.example']);
    expect(header('reply-to')).toEqual(['Ona Žąsytė <ona@kaunas.example>']);
    expect(header('subject')).toEqual(['Request for a demo: Ona Žąsytė']);
  });

  it('tells the answers, the promise and how to mark it', async () => {
    const { mail } = await send();
    expect(mail.text).toContain('asks for a demo');
    expect(mail.text).toMatch(/^Name: +Ona Žąsytė\r?$/m);
    expect(mail.text).toMatch(/^E-mail: +ona@kaunas.example\r?$/m);
    expect(mail.text).toMatch(/^Children: +10-50\r?$/m);
    expect(mail.text).toMatch(/^Language: +lt\r?$/m);
    expect(mail.text).toMatch(/^Came from: +demo_popup \/ website \/ demo_dialog \/ demo_request\r?$/m);
    expect(mail.text).toContain('within 24 hours: by 2026-03-02 08:15 UTC');
    expect(mail.text).toContain('npm run requests -- answer 0f8fad5b-d9cb-469f-a165-70867728950e');
    expect(mail.text).not.toContain('Phone');
  });

  it('leaves out what a trial does not ask', async () => {
    const { mail, header } = await send({ kind: 'trial', name: null, kids_count: null, phone: '+370 600 1' });
    expect(header('subject')).toEqual(['Request for a free trial: ona@kaunas.example']);
    expect(mail.text).toMatch(/^Phone: +\+370 600 1\r?$/m);
    expect(mail.text).not.toMatch(/^(Name|Children):/m);
  });

  it('keeps its Message-ID when it is sent again, so that mail programs show it once', async () => {
    const ids = [await send(), await send()].map(({ header }) => header('message-id')?.[0]);
    expect(ids[0]).toContain(ID);
    expect(ids[1]).toBe(ids[0]);
  });

  it('lets automatic answers know that nobody reads them', async () => {
    expect((await send()).header('auto-submitted')).toEqual(['auto-generated']);
  });
});

describe('a visitor who tries to write headers', () => {
  const INJECTIONS = [
    'Ona\r\nBcc: victim@other.example',
    'Ona\nBcc: victim@other.example',
    'Ona\rBcc: victim@other.example',
    'Ona\r\n\r\n<h1>Hello</h1>',
    'Ona\u2028Bcc: victim@other.example',
    'Ona\0\u0085Bcc: victim@other.example',
    '=?utf-8?q?Ona=0D=0ABcc:_victim@other.example?=',
    'Ona" <victim@other.example>, "x',
  ];

  it.each(INJECTIONS)('gets nowhere with the name %j', async (name) => {
    const { mail, header } = await send({ name });
    expect(mail.envelope.to).toEqual(['sales@centre.example']);
    for (const forbidden of ['bcc', 'cc']) expect(header(forbidden)).toBeUndefined();
    for (const once of ['from', 'to', 'subject', 'reply-to', 'content-type'])
      expect(header(once), once).toHaveLength(1);
    expect(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc/im);
    expect(mail.text).not.toMatch(/^(Bcc|<h1>)/m);
    expect(mail.raw).toMatch(/^Reply-To: [^\r]*(\r\n [^\r]*)*<ona@kaunas\.example>\r$/m);
  });

  it.each([
    'ona@kaunas.example>,<victim@other.example',
    'ona@kaunas.example,victim@other.example',
    'ona@kaunas.example\r\nBcc:victim@other.example',
    '"ona,victim"@kaunas.example',
    'group:ona@kaunas.example;',
  ])('gets no second reader with the address %j', async (email) => {
    const { mail, header } = await send({ email });
    expect(header('reply-to')).toBeUndefined();
    expect(header('bcc')).toBeUndefined();
    expect(mail.envelope.to).toEqual(['sales@centre.example']);
    expect(mail.text).toContain('too unusual for a reply');
  });

  it('cannot imitate another line of the text', async () => {
    const { mail } = await send({ name: 'Ona\nPhone: +1 900 555', phone: null });
    expect(mail.text).not.toMatch(/^Phone/m);
  });

  it('cannot make the subject endless', async () => {
    const { header } = await send({ name: 'x'.repeat(5000) });
    expect(header('subject')?.[0]?.length).toBeLessThan(120);
  });
});

describe('a mail server that fails', () => {
  const settings = { to: 'sales@centre.example', from: company.email };
  const request = sampleRequest();

  it('that is down is told by its code alone', async () => {
    const channel = mailChannel({ smtpUrl: 'smtp://127.0.0.1:4599', ...settings });
    const fault = await channel.deliver({ id: ID, request }, never).catch(describeFault);
    expect(fault).toMatch(/^E[A-Z]+$/);
  });

  it('that refuses is told by the number of its answer, without its words', async () => {
    const smtp = await startSmtp();
    smtp.refuseWith({ code: 554, text: `no mail about ${request.email}` });
    const channel = mailChannel({ smtpUrl: smtp.url, ...settings });
    const fault = await channel.deliver({ id: ID, request }, never).catch(describeFault);
    expect(fault).toBe('EMESSAGE, answer 554');
  });

  it('that never answers is not waited for beyond the signal', async () => {
    const smtp = await startSmtp();
    const channel = mailChannel({ smtpUrl: smtp.url, ...settings });
    const delivery = channel.deliver(
      { id: ID, request },
      AbortSignal.abort(new DOMException('', 'TimeoutError')),
    );
    expect(await delivery.catch(describeFault)).toBe('no answer in time');
  });
});
