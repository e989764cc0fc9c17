import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from './command.mjs';
import { firstThatWorks } from './first-that-works.mjs';

afterEach(() => vi.restoreAllMocks());

test('takes the first place that has something, and leaves the later ones alone', async () => {
  const later = vi.fn(() => 'later');
  expect(await firstThatWorks([() => undefined, async () => 'second', later])).toBe('second');
  expect(later).not.toHaveBeenCalled();
});

test('tells what went wrong in one place and tries the next', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = () => Promise.reject(new Problem('No network.'));
  expect(await firstThatWorks([broken, () => 'next'])).toBe('next');
  expect(told).toHaveBeenCalledWith('No network.');
});

test('does not hide a fault of our own', async () => {
  const faulty = () => Promise.reject(new TypeError('bug'));
  await expect(firstThatWorks([faulty, () => 'next'])).rejects.toThrow('bug');
});
