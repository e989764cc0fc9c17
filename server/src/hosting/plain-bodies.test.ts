import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createUnpacker } from './plain-bodies.ts';

const packed = (letter: string, length = 100) => gzipSync(letter.repeat(length));

it('unpacks, and gives the same bytes to the next one who asks', () => {
  const unpack = createUnpacker(250);
  const a = packed('a');
  expect(unpack(a).toString()).toBe('a'.repeat(100));
  expect(unpack(a)).toBe(unpack(a));
});

it('forgets what was not asked for lately once there is too much', () => {
  const unpack = createUnpacker(250);
  const [a, b, c] = [packed('a'), packed('b'), packed('c')];
  const [plainA, plainB] = [unpack(a), unpack(b)];
  expect(unpack(a)).toBe(plainA);
  unpack(c);
  expect(unpack(a)).toBe(plainA);
  expect(unpack(b)).not.toBe(plainB);
  expect(unpack(b)).toEqual(plainB);
});

it('does not keep what is too large on its own', () => {
  const unpack = createUnpacker(250);
  const large = packed('a', 300);
  expect(unpack(large)).toEqual(unpack(large));
  expect(unpack(large)).not.toBe(unpack(large));
});
