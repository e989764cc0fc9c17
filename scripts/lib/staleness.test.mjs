import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchFolder } from './scratch-folder.mjs';
import { fingerprint, stampAt } from './staleness.mjs';

/** @type {ReturnType<typeof scratchFolder>} */
let folder;
beforeEach(() => {
  folder = scratchFolder({ 'site/a.ts': 'one', 'site/deep/b.ts': 'two', 'lock.json': '{}', 'other.ts': 'x' });
});
afterEach(() => folder.remove());

const print = (values = {}) => fingerprint(folder.path, ['site', 'lock.json', 'not-there'], values);

test('the same content gives the same fingerprint, even when written anew', () => {
  const before = print();
  folder.write({ 'site/a.ts': 'one' });
  expect(print()).toBe(before);
});

test.each([
  ['a changed file', { 'site/deep/b.ts': 'TWO' }],
  ['a new file', { 'site/deep/c.ts': '' }],
  ['a changed single file', { 'lock.json': '{"a":1}' }],
  ['an input that was missing', { 'not-there': '' }],
  ['text moved from one file to the next', { 'site/a.ts': 'on', 'site/deep/b.ts': 'etwo' }],
])('%s changes the fingerprint', (_what, files) => {
  const before = print();
  folder.write(files);
  expect(print()).not.toBe(before);
});

test.each(['site/dist/index.html', 'site/.astro/types.d.ts', 'site/node_modules/x.js', 'other.ts'])(
  '%s does not count',
  (file) => {
    const before = print();
    folder.write({ [file]: 'changed' });
    expect(print()).toBe(before);
  },
);

test('a value of the environment counts, and an empty one is not an absent one', () => {
  const prints = [print({ URL: undefined }), print({ URL: '' }), print({ URL: 'https://a.example' })];
  expect(new Set(prints).size).toBe(3);
});

test('a stamp matches only what was last written, and nothing once cleared', () => {
  const stamp = stampAt(join(folder.path, '.cache', 'stamp'));
  expect(stamp.matches('a')).toBe(false);
  stamp.write('a');
  expect([stamp.matches('a'), stamp.matches('b')]).toEqual([true, false]);
  stamp.clear();
  expect(stamp.matches('a')).toBe(false);
});
