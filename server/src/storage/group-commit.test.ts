import { describe, expect, it } from 'vitest';
import { GROUP_COMMIT_LIMITS, GroupCommit } from './group-commit.ts';
import { StorageUnavailable } from './storage-unavailable.ts';

/** Writes batches when the test says so, and remembers them. */
function slowWriter() {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const write = (items: number[]) => {
    batches.push(items);
    return new Promise<number[]>((resolve) => ends.push(() => resolve(items.map((item) => item * 10))));
  };
  const finish = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { batches, write, finish };
}

describe('GroupCommit', () => {
  it('writes together what arrives together, and what arrives while others are written', async () => {
    const { batches, write, finish } = slowWriter();
    const commit = new GroupCommit(write);
    const first = [1, 2, 3].map((item) => commit.submit(item));
    await expect.poll(() => batches.length).toBe(1);
    const second = [4, 5].map((item) => commit.submit(item));
    expect(commit.waiting).toBe(2);
    await finish();
    expect(await Promise.all(first)).toEqual([10, 20, 30]);
    await finish();
    expect(await Promise.all(second)).toEqual([40, 50]);
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('answers none before its batch is written', async () => {
    const { write, finish } = slowWriter();
    const commit = new GroupCommit(write);
    let answered = false;
    const submitted = commit.submit(1).then(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(answered).toBe(false);
    await finish();
    await submitted;
    expect(answered).toBe(true);
  });

  it('turns away what comes beyond its limit, and takes more when there is room again', async () => {
    const { write, finish } = slowWriter();
    const commit = new GroupCommit(write, { ...GROUP_COMMIT_LIMITS, waiting: 2 });
    const taken = [commit.submit(1), commit.submit(2)];
    await expect(commit.submit(3)).rejects.toThrow(StorageUnavailable);
    await finish();
    await Promise.all(taken);
    const next = commit.submit(4);
    await finish();
    expect(await next).toBe(40);
  });

  it('does not let anyone wait for ever, and does not write what gave up waiting', async () => {
    const { batches, write, finish } = slowWriter();
    const commit = new GroupCommit(write, { ...GROUP_COMMIT_LIMITS, batch: 1, patienceMs: 30 });
    const both = Promise.allSettled([commit.submit(1), commit.submit(2)]);
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await finish();
    await commit.drain();
    expect(batches).toEqual([[1]]);
  });

  it('drains: everything that waits is written', async () => {
    const written: number[] = [];
    const commit = new GroupCommit(
      async (items: number[]) => {
        await new Promise(setImmediate);
        written.push(...items);
        return items;
      },
      { ...GROUP_COMMIT_LIMITS, batch: 2 },
    );
    const submitted = [1, 2, 3, 4, 5].map((item) => commit.submit(item));
    await commit.drain();
    expect(written).toEqual([1, 2, 3, 4, 5]);
    expect(await Promise.all(submitted)).toEqual([1, 2, 3, 4, 5]);
  });

  it('writes each alone where a batch fails for one of them, but none where the database is away', async () => {
    const sizes: number[] = [];
    const refuseThree = async (items: number[]) => {
      sizes.push(items.length);
      if (items.includes(3)) throw new Error('not three');
      return items;
    };
    const commit = new GroupCommit(refuseThree);
    const results = await Promise.allSettled([1, 2, 3, 4].map((item) => commit.submit(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(sizes).toEqual([4, 1, 1, 1, 1]);

    let tries = 0;
    const away = new GroupCommit<number, number>(async () => {
      tries += 1;
      throw new StorageUnavailable('disk is full');
    });
    const refused = await Promise.allSettled([1, 2].map((item) => away.submit(item)));
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
  });
});
