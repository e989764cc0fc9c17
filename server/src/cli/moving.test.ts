import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../storage/open-store.ts';
import type { Store } from '../storage/store.ts';
import { freshDatabase, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { type CliFixture, cliOn, runWith } from './testing/cli-fixture.ts';

stopClusterAtEnd();

async function filled(): Promise<CliFixture> {
  const fixture = await cliOn('sqlite');
  const answered = await fixture.accept({ email: 'answered@kaunas.example', hoursAgo: 9 });
  await fixture.accept({ email: 'held@kaunas.example', quarantine_reason: 'honeypot' });
  for (let number = 0; number < 600; number += 1)
    await fixture.accept({ email: `many${number}@kaunas.example`, hoursAgo: number });
  await fixture.store.markAnswered(answered, Date.now());
  return fixture;
}

async function rows(store: Store) {
  return {
    requests: await Array.fromAsync(store.stream({})),
    notifications: await Array.fromAsync(store.streamNotifications()),
  };
}

describe('move', { timeout: 60_000 }, () => {
  it('copies everything to PostgreSQL as it is, and may be repeated', async () => {
    const { run, store } = await filled();
    const { DATABASE_URL = '' } = await freshDatabase('postgres');
    for (let time = 0; time < 2; time += 1) {
      const { code, out } = await run('move', '--to', DATABASE_URL);
      expect(code).toBe(0);
      expect(out).toContain('Copied and compared: 602 requests, 1202 notifications.');
    }
    const target = await openStore({ DATABASE_URL, DATA_DIR: '' });
    onTestFinished(() => target.close());
    expect(await rows(target)).toEqual(await rows(store));
  });

  it('says so when the two differ in the end', async () => {
    const { run } = await cliOn('sqlite');
    const { environment, accept } = await cliOn('postgres');
    await accept({});
    const { code, err } = await run('move', '--to', environment.DATABASE_URL ?? '');
    expect(code).toBe(3);
    expect(err).toContain('The copy differs: 0 requests and 0 notifications here, 1 and 2 there.');
  });

  it('has nothing to do where the requests are in PostgreSQL already', async () => {
    const { run, environment } = await cliOn('postgres');
    const { code, err } = await run('move', '--to', environment.DATABASE_URL ?? '');
    expect(code).toBe(2);
    expect(err).toContain('DATABASE_URL is set');
  });
});

describe('backup', { timeout: 60_000 }, () => {
  it('makes a file that the command line can read in place of the original', async () => {
    const { run, store, environment } = await filled();
    const { DATA_DIR } = await freshDatabase('sqlite');
    const copy = join(DATA_DIR, 'requests.sqlite');
    expect(await run('backup', copy)).toMatchObject({ code: 0, out: `Copied to ${copy}.\n` });
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    const restored = await runWith({ DATA_DIR }, ['export', '--ndjson']);
    expect(restored).toEqual(await runWith({ ...environment }, ['export', '--ndjson']));
    expect(restored.out.trimEnd().split('\n')).toHaveLength(await store.count({}));
  });

  it('overwrites nothing', async () => {
    const { run, environment } = await cliOn('sqlite');
    const { code, err } = await run('backup', join(environment.DATA_DIR, 'requests.sqlite'));
    expect(code).toBe(3);
    expect(err).toContain('is there already');
  });

  it('says where it cannot write', async () => {
    const { run, environment } = await cliOn('sqlite');
    const file = join(environment.DATA_DIR, 'none', 'copy');
    const { code, err } = await run('backup', file);
    expect(code).toBe(3);
    expect(err).toContain(`${file} could not be written: `);
  });

  it('names the right tool for PostgreSQL', async () => {
    const { run, environment } = await cliOn('postgres');
    const { code, err } = await run('backup', join(environment.DATA_DIR, 'copy'));
    expect(code).toBe(3);
    expect(err).toContain('pg_dump');
  });
});
