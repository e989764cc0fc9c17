import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../support/server-process.ts';
import { crash } from './crash.ts';
import { faultsIn, inspectSqlite } from './inspect.ts';
import { Visitors } from './visitors.ts';

test('ten times killed under load: nothing acknowledged is lost, nothing doubled', {
  timeout: 120_000,
}, async () => {
  const { rounds, acknowledged, faults } = await crash(10);
  expect(faults).toEqual([]);
  expect(rounds).toBe(10);
  expect(acknowledged).toBeGreaterThan(100);
});

test('stopped under load: every request that came in is answered and kept', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stop-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startServer({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const visitors = new Visitors();
  const visit = visitors.visit([server.port], 32);
  await wait(500);
  expect(await server.end('SIGTERM')).toBe(0);
  await visit;
  const { kept, faults } = inspectSqlite(join(folder, 'requests.sqlite'));
  expect([...visitors.faults, ...faults, ...faultsIn(kept, visitors.acknowledged)]).toEqual([]);
  expect(kept).toHaveLength(visitors.acknowledged.size);
});

test('the comparison finds what is lost, doubled or without its notifications', () => {
  const kept = [
    { id: '1', email: 'a', notifications: 2 },
    { id: '2', email: 'a', notifications: 2 },
    { id: '3', email: 'b', notifications: 1 },
  ];
  const acknowledged = new Map([
    ['a', '1'],
    ['c', '4'],
  ]);
  expect(faultsIn(kept, acknowledged)).toEqual([
    'c was acknowledged as 4 and is lost',
    'a is there 2 times',
    'b has 1 notifications',
  ]);
});
