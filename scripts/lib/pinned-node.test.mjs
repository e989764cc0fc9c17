import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { pinnedNode } from './pinned-node.mjs';
import { scratchFolder } from './scratch-folder.mjs';

/** @type {ReturnType<typeof scratchFolder> | undefined} */
let folder;
afterEach(() => folder?.remove());

const manifest = JSON.stringify({
  optionalDependencies: { other: '1', 'node-mars-x64': '26', 'node-moon-x64': '26' },
});
const old = { version: 'v20.20.2', execPath: '/opt/node20/bin/node' };

/** @param {string} script */
function withPackagedNode(script) {
  const scratch = scratchFolder({
    'package.json': manifest,
    'node_modules/node-moon-x64/package.json': JSON.stringify({ bin: { node: 'bin/node' } }),
    'node_modules/node-moon-x64/bin/node': `#!/bin/sh\n${script}\n`,
  });
  chmodSync(join(scratch.path, 'node_modules/node-moon-x64/bin/node'), 0o755);
  folder = scratch;
  return scratch.path;
}

test('takes the packaged Node that is installed, and puts it first in the PATH', () => {
  const path = withPackagedNode('exit 0');
  const node = pinnedNode(path, old);
  expect(node.path).toBe(join(path, 'node_modules/node-moon-x64/bin/node'));
  expect(node.env['PATH']?.split(delimiter)[0]).toBe(join(path, 'node_modules/node-moon-x64/bin'));
});

test('takes the running Node where the packaged one does not start', () => {
  const running = { version: 'v24.1.0', execPath: '/opt/node24/bin/node' };
  expect(pinnedNode(withPackagedNode('exit 127'), running).path).toBe(running.execPath);
});

test('says which Node to install where none will do', () => {
  folder = scratchFolder({ 'package.json': manifest });
  const { path } = folder;
  expect(() => pinnedNode(path, old)).toThrow(/Node v20\.20\.2 is too old: install Node 24 or newer/);
});
