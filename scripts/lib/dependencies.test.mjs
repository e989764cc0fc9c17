import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './dependencies.mjs';
import { scratchFolder } from './scratch-folder.mjs';

/** @type {ReturnType<typeof scratchFolder>} */
let folder;
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => folder.remove());

/** @param {object} packages */
const lock = (packages) => JSON.stringify({ packages });

const wanted = {
  '': { optionalDependencies: { 'own-binary': '3.0.0', 'foreign-binary': '3.0.0' } },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-machine': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  'node_modules/own-binary': {
    version: '3.0.0',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  'node_modules/foreign-binary': { version: '3.0.0', optional: true, os: ['mars'], cpu: [process.arch] },
  'node_modules/workspace': { resolved: 'workspace', link: true },
};
const installed = {
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/own-binary': { version: '3.0.0' },
  'node_modules/workspace': { resolved: 'workspace', link: true },
};

/** @param {keyof typeof installed} path */
function without(path) {
  const { [path]: _left, ...rest } = installed;
  return rest;
}

test('what the lock asks for is installed, optional packages for other machines aside', () => {
  folder.write({ 'package-lock.json': lock(wanted), 'node_modules/.package-lock.json': lock(installed) });
  expect(isInstalled(folder.path)).toBe(true);
});

test.each([
  ['another version', { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
  ['other content', { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-z' } }],
  ['a missing package', without('node_modules/a')],
  ['a missing workspace', without('node_modules/workspace')],
  ['a binary of ours that npm failed to download', without('node_modules/own-binary')],
  ['an older optional package', { ...installed, 'node_modules/for-another-machine': { version: '1.9.0' } }],
])('%s calls for an installation', (_what, found) => {
  folder.write({ 'package-lock.json': lock(wanted), 'node_modules/.package-lock.json': lock(found) });
  expect(isInstalled(folder.path)).toBe(false);
});

test('an absent or unfinished node_modules calls for an installation', () => {
  folder.write({ 'package-lock.json': lock(wanted) });
  expect(isInstalled(folder.path)).toBe(false);
  folder.write({ 'node_modules/a/package.json': '{}' });
  expect(isInstalled(folder.path)).toBe(false);
});
