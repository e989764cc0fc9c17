import { describe, expect, it } from 'vitest';
import { Readiness } from './readiness.ts';

describe('Readiness', () => {
  it('is ready when every check passes', async () => {
    const readiness = new Readiness();
    readiness.add('pages', () => true);
    readiness.add('storage', async () => true);
    expect(await readiness.report()).toEqual({ ready: true, checks: { pages: 'ok', storage: 'ok' } });
  });

  it.each([
    ['says no', () => false],
    ['says no later', async () => false],
    ['throws', () => Promise.reject(new Error('gone'))],
    ['throws at once', () => JSON.parse('{')],
    ['never answers', () => new Promise<boolean>(() => {})],
  ])('is not ready when a check %s', async (_, check) => {
    const readiness = new Readiness(20);
    readiness.add('pages', () => true);
    readiness.add('storage', check);
    expect(await readiness.report()).toEqual({ ready: false, checks: { pages: 'ok', storage: 'failing' } });
  });

  it('stays ready, and says so, when only a warning fails', async () => {
    const readiness = new Readiness();
    readiness.add('storage', () => true);
    readiness.addWarning('notifications', () => false);
    expect(await readiness.report()).toEqual({
      ready: true,
      checks: { storage: 'ok', notifications: 'degraded' },
    });
  });

  it('refuses a second check of the same name, which would hide the first', () => {
    const readiness = new Readiness();
    readiness.add('pages', () => true);
    expect(() => readiness.add('pages', () => false)).toThrow('"pages"');
  });
});
