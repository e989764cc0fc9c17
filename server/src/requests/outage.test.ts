import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROBLEM_TYPE } from '../errors/problem.ts';
import { stop } from '../stop.ts';
import { databaseFor } from '../storage/database.ts';
import { GROUP_COMMIT_LIMITS } from '../storage/group-commit.ts';
import { storeOn } from '../storage/open-store.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ask } from '../testing/http-client.ts';
import { formAnswers, readJson, sendForm, sendJson } from '../testing/request-client.ts';
import { runApp } from '../testing/running-app.ts';

async function runOn(limits = GROUP_COMMIT_LIMITS) {
  const { DATA_DIR } = await freshDatabase('sqlite');
  const database = databaseFor({ DATA_DIR, DATABASE_URL: undefined });
  const store = storeOn(database, limits);
  onTestFinished(() => store.close());
  await store.ping();
  const setLimit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database.db);
  return { database, store, setLimit, ...(await runApp({ store, settings: { RATE_LIMIT: '1000' } })) };
}

describe('while requests cannot be stored', () => {
  it('a full disk is answered with 503 and the time to wait, pages go on, and it ends by itself', async () => {
    const { port, store, setLimit, logged } = await runOn();
    await setLimit(1);
    const statuses: number[] = [];
    for (let i = 0; i < 60 && statuses.at(-1) !== 503; i += 1) {
      statuses.push((await sendJson(port, 'demo')).status);
    }
    const stored = statuses.filter((status) => status === 201).length;
    const answer = await sendJson(port, 'demo', formAnswers('demo', { name: 'x'.repeat(200) }));
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '60', 'content-type': PROBLEM_TYPE });
    expect(readJson(answer)).toMatchObject({ status: 503, title: 'Service Unavailable' });
    expect((await ask(port, '/lt')).status).toBe(200);
    expect(await store.count({})).toBe(stored);
    await setLimit(100_000);
    expect((await sendJson(port, 'demo')).status).toBe(201);
    expect(await store.count({})).toBe(stored + 1);
    const told = logged.filter((line) => /Requests (cannot be|are) stored/.test(line));
    expect(told.map((line) => JSON.parse(line).level)).toEqual(['error', 'info']);
  });

  it('more than can wait is turned away at once', async () => {
    const { port, database } = await runOn({ ...GROUP_COMMIT_LIMITS, batch: 1, waiting: 3 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = database.db.connection().execute(() => promise);
    const sent = Array.from({ length: 12 }, () => sendJson(port, 'demo'));
    await expect
      .poll(async () => (await ask(port, '/metrics')).body.toString())
      .toMatch(/requests_waiting 3/);
    resolve();
    await held;
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 503)).toHaveLength(8);
  });
});

it('stopping answers what was under way, after it was stored', async () => {
  const { app, port, database, store } = await runOn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = database.db.connection().execute(() => promise);
  const sent = Array.from({ length: 40 }, () => sendJson(port, 'trial'));
  await expect
    .poll(async () => (await ask(port, '/metrics')).body.toString())
    .toMatch(/requests_waiting [1-9]/);
  await new Promise((end) => setTimeout(end, 200));
  const stopped = stop(app, 5000);
  resolve();
  await held;
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(await stopped).toBe(true);
  expect(await store.count({})).toBe(40);
});

it('the log names nobody, whatever happens to a request', async () => {
  const { port, setLimit, logged, database } = await runOn();
  const personal = formAnswers('demo', { name: 'Unmistakable', email: 'unmistakable@centre.example' });
  const headers = { 'x-forwarded-for': '192.0.2.77', 'user-agent': 'Unmistakable/1.0' };
  await sendJson(port, 'demo', personal, { headers });
  await sendJson(port, 'demo', { ...personal, email: 'unmistakable' }, { headers });
  await sendForm(port, 'demo', { ...personal, website: 'unmistakable' }, { headers, query: '?lng=lt' });
  await setLimit(1);
  for (let i = 0; i < 60; i += 1) {
    await sendJson(port, 'demo', formAnswers('demo', { name: `Unmistakable ${'x'.repeat(150)}` }), {
      headers,
    });
  }
  await setLimit(100_000);
  await database.db.schema.dropTable('notifications').execute();
  expect(
    (await sendJson(port, 'demo', formAnswers('demo', { name: 'Unmistakable' }), { headers })).status,
  ).toBe(500);
  const text = logged.join('');
  expect(text).toContain('Requests cannot be stored');
  expect(text).toContain('no such table');
  expect(text).not.toMatch(/unmistakable|192\.0\.2\.77|127\.0\.0\.1:\d+ /i);
});
