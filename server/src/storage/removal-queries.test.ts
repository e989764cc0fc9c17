import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASES, freshDatabase, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { newRequest } from '../testing/new-request.ts';
import { freshStore } from '../testing/open-stores.ts';
import { openStore } from './open-store.ts';

stopClusterAtEnd();

describe.each(DATABASES)('removal on %s', { timeout: 60_000 }, (kind) => {
  it('erases an address with its notifications, however it is spelt', async () => {
    const store = await freshStore(kind);
    const { id } = await store.accept(newRequest({ email: 'Ona@Centre.Example' }));
    await store.accept(newRequest({ email: 'ona@centre.example', kind: 'trial' }));
    const { id: kept } = await store.accept(newRequest());
    expect(await store.erase(' ONA@centre.example ')).toBe(2);
    expect(await store.erase('ona@centre.example')).toBe(0);
    expect(await store.find(id)).toBeUndefined();
    expect(await store.notificationsOf(id)).toEqual([]);
    expect(await store.notificationsOf(kept)).toHaveLength(2);
    const again = await store.accept(newRequest({ email: 'ona@centre.example' }));
    expect(again.repeated).toBe(false);
  });

  it('purges what was received before a time, and nothing else', async () => {
    const store = await freshStore(kind);
    for (let i = 0; i < 30; i += 1) await store.accept(newRequest({ received_at: 1000 + i }));
    expect(await store.purge(1020)).toBe(20);
    expect(await store.count({})).toBe(10);
    const [mail] = await store.outboxStatus();
    expect(mail?.pending).toBe(10);
    expect(await store.purge(1020)).toBe(0);
  });
});

it('leaves no trace of an erased address in the files of SQLite', async () => {
  const { DATA_DIR } = await freshDatabase('sqlite');
  const store = await openStore({ DATA_DIR, DATABASE_URL: undefined });
  onTestFinished(() => store.close());
  const request = newRequest({ email: 'unmistakable@centre.example', name: 'Unmistakable Name' });
  await store.accept(request);
  await store.accept(newRequest());
  const bytes = async () => {
    const files = await readdir(DATA_DIR);
    return Buffer.concat(await Promise.all(files.map((file) => readFile(join(DATA_DIR, file))))).toString(
      'latin1',
    );
  };
  expect(await bytes()).toContain('unmistakable');
  await store.erase(request.email);
  expect((await bytes()).toLowerCase()).not.toContain('unmistakable');
  expect(await bytes()).toContain('rasa-');
});
