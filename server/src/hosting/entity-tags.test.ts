import { expect, it } from 'vitest';
import { entityTagOf, namesEntityTag } from './entity-tags.ts';

it('gives the same bytes the same strong tag, and other bytes another', () => {
  expect(entityTagOf(Buffer.from('a'))).toMatch(/^"[\w-]{22}"$/);
  expect(entityTagOf(Buffer.from('a'))).toBe(entityTagOf(Buffer.from('a')));
  expect(entityTagOf(Buffer.from('a'))).not.toBe(entityTagOf(Buffer.from('b')));
});

it.each([
  ['"one"', true],
  ['W/"one"', true],
  ['"zero", "one"', true],
  ['"zero",W/"one" ,"two"', true],
  ['*', true],
  [undefined, false],
  ['', false],
  ['one', false],
  ['"two"', false],
  ['"zero", W/"two"', false],
  ['"on', false],
])('finds "one" in If-None-Match %j: %j', (header, found) => {
  expect(namesEntityTag(header, '"one"')).toBe(found);
});
