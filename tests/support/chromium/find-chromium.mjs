import { existsSync } from 'node:fs';
import { aptInstall, canUseApt, distribution } from '../../../scripts/lib/apt.mjs';
import { Problem } from '../../../scripts/lib/command.mjs';
import { answersVersion, onPath, packagesOnly } from '../../../scripts/lib/executables.mjs';
import { firstThatWorks } from '../../../scripts/lib/first-that-works.mjs';
import { packagedChromium } from './packaged-chromium.mjs';

/**
 * @typedef {import('../../../scripts/lib/pinned-node.mjs').PinnedNode} PinnedNode
 * @typedef {import('../../../scripts/lib/first-that-works.mjs').Source} Source
 */

const namesOnPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const systemChromium = () =>
  [...namesOnPath.flatMap(onPath), ...applications.filter((path) => existsSync(path))].find(answersVersion);

/** Ubuntu's package of that name only leads to a snap, which containers cannot run. */
async function debianChromium() {
  if (!canUseApt() || distribution() !== 'debian') return undefined;
  await aptInstall('chromium');
  return systemChromium();
}

/**
 * @param {PinnedNode} node
 * @returns {Source[]}
 */
const sourcesFor = (node) => [
  ...(packagesOnly() ? [] : [systemChromium, debianChromium]),
  () => packagedChromium(node),
];

/**
 * @param {PinnedNode} node
 * @param {Source[]} [sources] in the order they are tried
 * @returns {Promise<string>} path of a Chromium that starts
 */
export async function findChromium(node, sources = sourcesFor(node)) {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (answersVersion(given)) return given;
    throw new Problem(`CHROMIUM_PATH names ${given}, which does not start.`);
  }
  const found = await firstThatWorks(sources);
  if (found) return found;
  throw new Problem('No Chromium was found or could be installed: install one, or name it in CHROMIUM_PATH.');
}
