import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

const node = { path: process.execPath, env: {} };

test('the Chromium named by the environment comes before all others', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findChromium(node, [() => '/usr/bin/chromium'])).toBe(process.execPath);
});

test('a Chromium named by the environment that does not start is an error, not passed over', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
  await expect(findChromium(node, [() => '/usr/bin/chromium'])).rejects.toThrow('/no/such/chromium');
});

test('the places are tried in their order', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(await findChromium(node, [() => undefined, () => '/first', () => '/second'])).toBe('/first');
});

test('says what to do where there is none', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  await expect(findChromium(node, [() => undefined])).rejects.toThrow('CHROMIUM_PATH');
});
