import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { startServer } from './testing/server-process.ts';
import { startSmtp } from './testing/smtp-receiver.ts';
import { startWebhook, type WebhookReceiver } from './testing/webhook-receiver.ts';

stopClusterAtEnd();

const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Takes connections and never answers: who calls it holds on to what it wanted to send. */
async function startSilence(): Promise<{ url: string; calls: () => number }> {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/`, calls: () => calls };
}

function received({ calls }: WebhookReceiver): string[] {
  return calls.map(({ body }) => String(JSON.parse(body).data.email)).sort();
}

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

const emails = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${name}${number}@kaunas.example`);

describe('two processes on one PostgreSQL', { timeout: 90_000 }, () => {
  it('tell the receiver of every request, and each only once', async () => {
    const receiver = await startWebhook();
    const database = await freshDatabase('postgres');
    const settings = { ...database, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET };
    const [one, two] = await Promise.all([startServer(settings), startServer(settings)]);
    const all = emails('ona', 40);
    const answers = await Promise.all(all.map((email, at) => (at % 2 ? one : two).ask(email)));
    expect(new Set(answers)).toEqual(new Set([201]));
    await expect.poll(() => receiver.calls.length, { timeout: 45_000 }).toBeGreaterThanOrEqual(40);
    await Promise.all([one.kill('SIGTERM'), two.kill('SIGTERM')]);
    expect(received(receiver)).toEqual(all.sort());
  });

  it('lose nothing when one is killed with notifications in its hands', async () => {
    const [receiver, silence] = [await startWebhook(), await startSilence()];
    const database = await freshDatabase('postgres');
    const { DATABASE_URL = '' } = database;
    const doomed = await startServer({ ...database, WEBHOOK_URL: silence.url, WEBHOOK_SECRET });
    const first = emails('first', 3);
    for (const email of first) expect(await doomed.ask(email)).toBe(201);
    const held = 'select id from notifications where lease_owner is not null';
    await expect.poll(() => query(DATABASE_URL, held)).not.toHaveLength(0);
    await expect.poll(silence.calls).toBeGreaterThan(0);

    const heir = await startServer({ ...database, WEBHOOK_URL: receiver.url, WEBHOOK_SECRET });
    const second = emails('second', 10);
    for (const email of second) expect(await doomed.ask(email)).toBe(201);
    await doomed.kill('SIGKILL');
    // The leases of the dead end after three minutes; the test does not wait for them.
    await query(DATABASE_URL, 'update notifications set lease_until = 1 where lease_owner is not null');
    const third = emails('third', 3);
    for (const email of third) expect(await heir.ask(email)).toBe(201);

    const all = [...first, ...second, ...third].sort();
    await expect.poll(() => receiver.calls.length, { timeout: 45_000 }).toBeGreaterThanOrEqual(all.length);
    await heir.kill('SIGTERM');
    expect(received(receiver)).toEqual(all);
    const unsent = "select id from notifications where channel = 'webhook' and state <> 'sent'";
    expect(await query(DATABASE_URL, unsent)).toHaveLength(0);
  });
});

describe('the process', { timeout: 90_000 }, () => {
  it('mails a request within moments, and its log names nobody', async () => {
    const smtp = await startSmtp();
    const server = await startServer({ ...(await freshDatabase('sqlite')), SMTP_URL: smtp.url });
    expect(await server.ask('ona@kaunas.example')).toBe(201);
    await expect.poll(() => smtp.mails.length, { timeout: 3000 }).toBe(1);
    smtp.refuseWith({ code: 554, text: 'jonas@kaunas.example is not welcome' });
    expect(await server.ask('jonas@kaunas.example')).toBe(201);
    await expect.poll(server.output).toContain('could not be delivered');
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
    await server.kill('SIGTERM');
    expect(server.output()).not.toMatch(/kaunas|Žąsytė|\bona\b|jonas|127\.0\.0\.1/i);
  });

  it('says once at its start which channels are not set up', async () => {
    const server = await startServer(await freshDatabase('sqlite'));
    const warnings = server.output().match(/not set/g);
    expect(warnings).toHaveLength(1);
    expect(server.output()).toContain('SMTP_URL and WEBHOOK_URL are not set');
  });
});
