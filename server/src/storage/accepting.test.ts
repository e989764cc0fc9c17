import { describe, expect, it } from 'vitest';
import { DATABASES, stopClusterAtEnd } from '../testing/fresh-database.ts';
import { newRequest } from '../testing/new-request.ts';
import { freshStore, openStores } from '../testing/open-stores.ts';
import { REPEAT_WINDOW_MS } from './accept-statements.ts';

stopClusterAtEnd();

describe.each(DATABASES)('accepting on %s', { timeout: 60_000 }, (kind) => {
  it('has stored the request and its notifications when it answers, for everyone to see', async () => {
    const [store, other] = await openStores(kind, 2);
    const request = newRequest({ name: "O'Brien; drop table requests; -- Ž 李 👩‍👧" });
    const { id, repeated } = await store.accept(request);
    expect(repeated).toBe(false);
    expect(await other?.find(id)).toEqual({
      ...request,
      id,
      email_key: request.email,
      answered_at: null,
      released_at: null,
    });
    expect(await other?.notificationsOf(id)).toMatchObject([
      { channel: 'mail', state: 'pending', attempts: 0, lease_owner: null, sent_at: null },
      { channel: 'webhook', state: 'pending', attempts: 0, lease_owner: null, sent_at: null },
    ]);
  });

  it('takes the same again within ten minutes for the same request', async () => {
    const store = await freshStore(kind);
    const first = newRequest({ received_at: 1_000_000 });
    const { id } = await store.accept(first);
    const again = { ...first, email: ` ${first.email.toUpperCase()} ` };
    const last = first.received_at + REPEAT_WINDOW_MS - 1;
    expect(await store.accept({ ...again, received_at: last })).toEqual({ id, repeated: true });
    expect(await store.count({})).toBe(1);
    const later = await store.accept({ ...again, received_at: last + 1 });
    expect(later.repeated).toBe(false);
    expect(await store.count({})).toBe(2);
    expect(await store.accept({ ...again, received_at: last + 2 })).toEqual({ id: later.id, repeated: true });
  });

  it('keeps trial and demo of one address apart', async () => {
    const store = await freshStore(kind);
    const request = newRequest();
    const demo = await store.accept(request);
    const trial = await store.accept({ ...request, kind: 'trial' });
    expect(trial.repeated).toBe(false);
    expect(trial.id).not.toBe(demo.id);
  });

  it('is right about repeats that arrive together, also at several processes', async () => {
    const stores = await openStores(kind, 3);
    const people = Array.from({ length: 20 }, () => newRequest());
    const sent = Array.from({ length: 9 }, (_, turn) =>
      people.map((request) => stores[turn % stores.length]?.accept(request)),
    );
    const answers = await Promise.all(sent.flat());
    expect(await stores[0].count({})).toBe(people.length);
    expect(answers.filter((answer) => answer?.repeated === false)).toHaveLength(people.length);
    expect(new Set(answers.map((answer) => answer?.id)).size).toBe(people.length);
    const [mail] = await stores[0].outboxStatus();
    expect(mail?.pending).toBe(people.length);
  });

  it('keeps what looks like spam apart, without notifications, and hides nobody behind it', async () => {
    const store = await freshStore(kind);
    const request = newRequest({ quarantine_reason: 'the hidden field was filled' });
    const { id } = await store.accept(request);
    expect(await store.notificationsOf(id)).toEqual([]);
    expect((await store.accept({ ...request, quarantine_reason: null })).repeated).toBe(false);
    expect((await store.list({ quarantined: true, order: 'oldest', limit: 9 })).map((row) => row.id)).toEqual(
      [id],
    );
    expect(await store.release(id, 5)).toBe(true);
    expect(await store.release(id, 6)).toBe(false);
    expect(await store.notificationsOf(id)).toMatchObject([{ channel: 'mail' }, { channel: 'webhook' }]);
    expect(await store.count({ quarantined: false })).toBe(2);
  });

  it('stores the neighbours of one that cannot be stored', async () => {
    const store = await freshStore(kind);
    const wrong = Object.assign(newRequest(), { kind: 'neither' });
    const results = await Promise.allSettled([newRequest(), wrong, newRequest()].map(store.accept));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.count({})).toBe(2);
  });

  it('writes what waits before it closes', async () => {
    const [store, other] = await openStores(kind, 2);
    const accepted = Array.from({ length: 300 }, () => store.accept(newRequest()));
    await store.close();
    await Promise.all(accepted);
    expect(await other?.count({})).toBe(300);
  });
});
