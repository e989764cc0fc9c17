import { expect, it } from 'vitest';
import { acceptedEncodings } from './encodings.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br ; q = 0.3 , gzip;q=0.3', ['br', 'gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['gzip, *;q=0', ['gzip', 'identity']],
  ['identity', ['identity']],
  ['identity;q=1, br;q=0.2', ['identity', 'br']],
  ['br, identity;q=0', ['br', 'identity']],
  ['identity;q=0', ['identity']],
  ['br;q=2, gzip;q=high, deflate', ['identity']],
  [',,;;=', ['identity']],
])('reads Accept-Encoding %j as %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
