import { REQUEST_KINDS, REQUEST_PATHS } from '@website/common/request-fields';
import { describe, expect, it } from 'vitest';
import { PROBLEM_TYPE } from '../errors/problem.ts';
import { newId } from '../storage/new-id.ts';
import { stopClusterAtEnd } from '../testing/fresh-database.ts';
import { ask } from '../testing/http-client.ts';
import { idleStore } from '../testing/idle-store.ts';
import { freshStore } from '../testing/open-stores.ts';
import { formAnswers, readJson, sendForm, sendJson } from '../testing/request-client.ts';
import { runApp } from '../testing/running-app.ts';

stopClusterAtEnd();

async function runStored() {
  const store = await freshStore('sqlite');
  return { store, ...(await runApp({ store })) };
}

describe('a request in JSON', () => {
  it.each(REQUEST_KINDS)('for a %s is stored as it was sent, and answered with its number', async (kind) => {
    const { store, port } = await runStored();
    const answers = formAnswers(kind);
    const answer = await sendJson(port, kind, answers, {
      headers: { referer: 'http://127.0.0.1/lt/pricing' },
    });
    expect(answer.status).toBe(201);
    const [stored, ...others] = await store.list({ order: 'oldest', limit: 9 });
    expect(others).toEqual([]);
    expect(readJson(answer)).toEqual({ id: stored?.id });
    const { kidsCount = null, name = null, phone = null, ...same } = answers;
    expect(stored).toMatchObject({
      kind,
      name,
      phone,
      kids_count: kidsCount,
      ...same,
      quarantine_reason: null,
    });
  });

  it('sent again within ten minutes is one request, one mail and the same answer', async () => {
    const { store, port } = await runStored();
    const answers = formAnswers('demo');
    const both = await Promise.all([sendJson(port, 'demo', answers), sendJson(port, 'demo', answers)]);
    const again = await sendJson(port, 'demo', { ...answers, email: answers['email']?.toUpperCase() });
    const [first] = both;
    for (const answer of [...both, again]) {
      expect([answer.status, answer.body.toString()]).toEqual([201, first.body.toString()]);
    }
    expect(await store.count({})).toBe(1);
    expect(await store.outboxStatus()).toMatchObject([{ pending: 1 }, { pending: 1 }]);
  });

  it('is not answered before it is stored', async () => {
    const { promise, resolve } = Promise.withResolvers<{ id: string; repeated: boolean }>();
    const { port } = await runApp({ store: { ...idleStore, accept: () => promise } });
    let answered = false;
    const sent = sendJson(port, 'trial').finally(() => {
      answered = true;
    });
    await new Promise((end) => setTimeout(end, 100));
    expect(answered).toBe(false);
    resolve({ id: newId(), repeated: false });
    expect((await sent).status).toBe(201);
  });

  it('names every field that must be mended', async () => {
    const { port } = await runApp();
    const answer = await sendJson(port, 'demo', { name: ' ', email: 'ona', kidsCount: 5, admin: true });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
    expect(readJson(answer)).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Entity',
      status: 422,
      detail: 'Some fields must be mended.',
      errors: [
        { field: 'name', message: 'Please enter your name' },
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'kidsCount', message: 'Please select the number of children in your daycare' },
        { field: 'admin', message: 'There is no such field' },
      ],
    });
  });

  it.each([
    ['no JSON', 'application/json', '{"name":', 400],
    ['nothing', 'application/json', '', 400],
    ['a list', 'application/json', '[]', 422],
    ['null', 'application/json', 'null', 422],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"x":1}}', 400],
    ['plain text', 'text/plain', 'email=a', 415],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--', 415],
    ['XML', 'application/xml', '<a/>', 415],
    ['too much', 'application/json', `"${'x'.repeat(40_000)}"`, 413],
    ['a name of 30,000 letters', 'application/json', `{"name":"${'x'.repeat(30_000)}"}`, 422],
  ])('with %s (%s) is refused as a problem', async (_, type, body, status) => {
    const { port } = await runApp();
    const headers = { 'content-type': type };
    const answer = await ask(port, REQUEST_PATHS.demo, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe(PROBLEM_TYPE);
    expect(readJson(answer)).toMatchObject({ status });
  });

  it('cannot carry a line break into what is stored', async () => {
    const { store, port } = await runStored();
    const name = 'Ona\r\nBcc: everyone@centre.example\u2028X-Y: z';
    expect((await sendJson(port, 'demo', formAnswers('demo', { name }))).status).toBe(201);
    const [stored] = await store.list({ order: 'oldest', limit: 1 });
    expect(stored?.name).toBe('Ona Bcc: everyone@centre.example X-Y: z');
  });

  it('that looks like spam gets the same answer, and is kept apart with its reason', async () => {
    const { store, port } = await runStored();
    const answer = await sendJson(port, 'demo', formAnswers('demo', { website: 'https://spam.example' }));
    const honest = await sendJson(port, 'demo');
    expect([answer.status, Object.keys(answer.headers)]).toEqual([
      honest.status,
      Object.keys(honest.headers),
    ]);
    expect(await store.list({ quarantined: true, order: 'oldest', limit: 9 })).toMatchObject([
      { quarantine_reason: 'the hidden field was filled' },
    ]);
    expect(await store.outboxStatus()).toMatchObject([{ pending: 1 }, { pending: 1 }]);
  });
});

it('tells the outbox of what was stored, but not of repeats and of what is kept apart', async () => {
  let told = 0;
  const store = await freshStore('sqlite');
  const { port } = await runApp({
    store,
    onAccepted: () => {
      told += 1;
    },
  });
  const answers = formAnswers('trial');
  await sendJson(port, 'trial', answers);
  await sendJson(port, 'trial', answers);
  await sendForm(port, 'trial', formAnswers('trial', { website: 'x' }));
  expect(told).toBe(1);
});

it('counts what became of requests', async () => {
  const { port } = await runStored();
  const answers = formAnswers('demo');
  await sendJson(port, 'demo', answers);
  await sendJson(port, 'demo', answers);
  await sendJson(port, 'demo', formAnswers('demo', { website: 'x' }));
  await sendJson(port, 'trial', {});
  const text = (await ask(port, '/metrics')).body.toString();
  const count = (kind: string, outcome: string) =>
    new RegExp(`^requests_total{kind="${kind}",outcome="${outcome}"} (\\d+)$`, 'm').exec(text)?.[1];
  expect(count('demo', 'accepted')).toBe('1');
  expect(count('demo', 'repeated')).toBe('1');
  expect(count('demo', 'quarantined')).toBe('1');
  expect(count('trial', 'invalid')).toBe('1');
  expect(text).toContain('\nrequests_waiting 0\n');
});
