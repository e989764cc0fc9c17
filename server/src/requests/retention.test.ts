import { expect, it, onTestFinished } from 'vitest';
import { newRequest } from '../testing/new-request.ts';
import { freshStore } from '../testing/open-stores.ts';
import { runApp } from '../testing/running-app.ts';
import { startRetention } from './retention.ts';

const DAY_MS = 24 * 60 * 60_000;

it('deletes at the start what has been kept for its time, and tells how much', async () => {
  const store = await freshStore('sqlite');
  const { app, logged } = await runApp({ store });
  await store.accept(newRequest({ received_at: Date.now() - 370 * DAY_MS }));
  const { id } = await store.accept(newRequest({ received_at: Date.now() - 360 * DAY_MS }));
  const retention = startRetention({ store, months: 12, log: app.log });
  await retention.stop();
  expect((await store.list({ order: 'oldest', limit: 9 })).map((request) => request.id)).toEqual([id]);
  expect(logged.filter((line) => line.includes('"count":1'))).toHaveLength(1);
});

it('does not end the process when the database is away', async () => {
  const { app, logged } = await runApp();
  const purge = () => Promise.reject(new Error('away'));
  const retention = startRetention({ store: { purge }, months: 12, log: app.log });
  onTestFinished(() => retention.stop());
  await expect.poll(() => logged.join('')).toContain('could not be deleted');
});
