import { existsSync } from 'node:fs';
import { colourEnv } from './colour.mjs';
import { Problem, seconds } from './command.mjs';
import { inRoot, root } from './root.mjs';
import { capture } from './run.mjs';
import { fingerprint, stampAt } from './staleness.mjs';
import { scriptOf } from './tools.mjs';

/** @typedef {import('./pinned-node.mjs').PinnedNode} PinnedNode */

const inputs = ['site', 'common/src', 'package-lock.json', 'tsconfig.base.json'];
const stamp = stampAt(inRoot('.cache', 'site-build'));
const linesOfFailureShown = 60;

const currentPrint = () =>
  fingerprint(root, inputs, { SITE_URL: process.env['SITE_URL'], API_URL: process.env['API_URL'] });

const siteIsBuilt = () => existsSync(inRoot('site', 'dist', 'index.html'));

/** @param {PinnedNode} node */
export async function buildSiteWhenStale(node) {
  if (siteIsBuilt() && stamp.matches(currentPrint())) return;
  await buildSite(node);
}

/** @param {PinnedNode} node */
export async function buildSite(node) {
  const begun = performance.now();
  console.log('Building the site (about half a minute) …');
  // Taken before the build, so that a file changed during it makes the result stale.
  const print = currentPrint();
  stamp.clear();
  const { code, output } = await capture(node.path, [scriptOf('astro', 'astro'), 'build'], {
    cwd: inRoot('site'),
    env: { ...node.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...colourEnv },
  });
  if (code !== 0) {
    const end = output.trimEnd().split('\n').slice(-linesOfFailureShown).join('\n');
    throw new Problem(`${end}\n\nThe site could not be built (exit code ${code}); the reason is above.`);
  }
  stamp.write(print);
  console.log(`Built in ${seconds(begun)}.`);
}
