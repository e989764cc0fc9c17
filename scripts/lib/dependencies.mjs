import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem, seconds } from './command.mjs';
import { root } from './root.mjs';
import { capture } from './run.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, LockedPackage>} LockedPackages by their path
 */

/**
 * Installs a folder's packages when what npm recorded in node_modules is not what the lock asks for.
 * @param {string} [folder]
 * @param {string} [announcement]
 */
export async function installWhenNeeded(
  folder = root,
  announcement = 'Installing packages (about a minute) …',
) {
  if (isInstalled(folder)) return;
  const begun = performance.now();
  console.log(announcement);
  const npm = npmCommand();
  // Whoever runs with NODE_ENV=production still needs the packages that build and test.
  const { code, output } = await capture(npm.path, [...npm.args, 'ci', '--include=dev'], { cwd: folder });
  if (code !== 0) throw new Problem(`${output}\nnpm ci failed (exit code ${code}).`);
  console.log(`Installed in ${seconds(begun)}.`);
}

/** @param {string} folder */
export function isInstalled(folder) {
  const installed = lockedPackages(join(folder, 'node_modules', '.package-lock.json'));
  const { '': own, ...wanted } = lockedPackages(join(folder, 'package-lock.json')) ?? {};
  if (!installed || !own) return false;
  return Object.entries(wanted).every(([path, locked]) => {
    const found = installed[path];
    if (!found) return locked.optional && !isOwnBinary(path, locked, own);
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/**
 * npm leaves out optional packages for other machines, but also those it failed to download. Where we list
 * one ourselves, it is needed on the machine it is made for.
 * @param {string} path
 * @param {LockedPackage} locked
 * @param {LockedPackage} own
 */
function isOwnBinary(path, { os, cpu }, { optionalDependencies = {} }) {
  const isOurs = path.replace('node_modules/', '') in optionalDependencies;
  return isOurs && os?.includes(process.platform) && cpu?.includes(process.arch);
}

/**
 * @param {string} file
 * @returns {LockedPackages | undefined}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that started us, on the Node it runs on: ours may be the one that `npm ci` is about to replace. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js')) return { path: node ?? process.execPath, args: [script] };
  return { path: 'npm', args: [] };
}
