import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DATABASES, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { cliOn } from './testing/cli-fixture.ts';

stopClusterAtEnd();

const MONTH_HOURS = 31 * 24;

async function bytesIn(folder: string): Promise<string> {
  const files = await readdir(folder);
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  return contents.join('');
}

describe.each(DATABASES)('on %s', { timeout: 30_000 }, (kind) => {
  it('answer marks a request once', async () => {
    const { run, accept, store } = await cliOn(kind);
    const id = await accept({ hoursAgo: 5 });
    expect(await run('answer', id)).toMatchObject({ code: 0, out: 'Marked: answered after 5 h 0 min.\n' });
    expect((await store.find(id))?.answered_at).toBe(Date.parse('2026-03-10T12:00:00Z'));
    const again = await run('answer', id);
    expect(again).toMatchObject({
      code: 1,
      err: 'It was marked as answered already, 2026-03-10 12:00 UTC.\n',
    });
  });

  it.each(['show', 'answer', 'release'])('%s says that there is no such request', async (name) => {
    const { run } = await cliOn(kind);
    expect(await run(name, 'nothing')).toEqual({
      code: 1,
      out: '',
      err: 'There is no request "nothing".\n',
    });
  });

  it('release lets a request go on, with its notifications', async () => {
    const { run, accept, store } = await cliOn(kind);
    const id = await accept({ quarantine_reason: 'honeypot' });
    expect(await store.notificationsOf(id)).toHaveLength(0);
    expect((await run('release', id, '--json')).code).toBe(0);
    expect(await store.notificationsOf(id)).toHaveLength(2);
    expect((await run('quarantine')).out).toBe('Nothing is kept apart.\n');
    expect(await run('release', id)).toMatchObject({ code: 1, err: 'It is not kept apart.\n' });
  });

  it('retry makes what is stuck due again', async () => {
    const { run, accept, store } = await cliOn(kind);
    const id = await accept({});
    const now = Date.now();
    const claim = { owner: 'one', channels: ['mail'], now, leaseUntil: now + 1000, limit: 1 } as const;
    const [held] = await store.claimDue(claim);
    const failure = { error: 'EDOWN', nextAttemptAt: now, stuck: true };
    await store.markFailed(held?.notification.id ?? '', 'one', failure);
    expect((await run('outbox')).out).toMatch(/mail +stuck +1 +EDOWN/);
    expect(await run('retry', id)).toMatchObject({
      code: 0,
      out: '2 notification(s) are tried again now.\n',
    });
    expect((await store.outboxStatus())[0]).toMatchObject({ pending: 1, stuck: 0 });
    expect(JSON.parse((await run('retry', '--json')).out)).toEqual({ due: 2 });
    expect((await run('retry', 'nothing')).code).toBe(1);
  });

  it('erase asks first, then leaves no trace of an address', async () => {
    const { run, accept, environment } = await cliOn(kind);
    const email = 'Erased.Person@kaunas.example';
    await accept({ email, name: 'Zenonas Trintinis', hoursAgo: 30 });
    await accept({ email, name: 'Zenonas Trintinis', kind: 'trial' });
    const kept = await accept({ email: 'kept@kaunas.example' });
    const asked = await run('erase', email.toLowerCase());
    expect(asked.code).toBe(2);
    expect(asked.err).toContain('would delete 2 request(s) for good');
    expect(await run('erase', email.toLowerCase(), '--yes')).toMatchObject({
      code: 0,
      out: 'Deleted 2 request(s) and their notifications.\n',
    });
    const { out } = await run('export', '--ndjson');
    expect(out).toContain(kept);
    expect(out).not.toMatch(/erased/i);
    expect(JSON.parse((await run('outbox', '--json')).out).unsent).toHaveLength(2);
    if (kind === 'sqlite') {
      const bytes = await bytesIn(environment.DATA_DIR);
      expect(bytes).toContain('kept@kaunas.example');
      expect(bytes).not.toMatch(/erased\.person|trintinis/i);
    }
    expect(await run('erase', email, '--yes')).toMatchObject({
      code: 1,
      err: 'There is nothing about this address.\n',
    });
  });

  it('purge deletes what is older than the retention time, and nothing else', async () => {
    const { run, accept } = await cliOn(kind);
    await accept({ email: 'old@kaunas.example', hoursAgo: 13 * MONTH_HOURS });
    await accept({ email: 'young@kaunas.example', hoursAgo: 11 * MONTH_HOURS });
    expect((await run('purge', '--dry-run')).out).toBe(
      '1 request(s) from before 2025-03-10 would be deleted.\n',
    );
    expect((await run('purge')).out).toBe('1 request(s) from before 2025-03-10 deleted.\n');
    const { out } = await run('export', '--ndjson');
    expect(out).toContain('young@kaunas.example');
    expect(out).not.toContain('old@');
  });
});
