import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Problem } from './command.mjs';
import { root } from './root.mjs';

const oldestThatWorks = 24;

/**
 * @typedef {{ path: string, env: NodeJS.ProcessEnv }} PinnedNode path of the binary, and an environment that finds it first
 */

/**
 * The Node that the lock file pins. npm 10 does not link it into node_modules/.bin, so it is looked up here.
 * @param {string} [folder]
 * @param {{ version: string, execPath: string }} [running]
 * @returns {PinnedNode}
 */
export function pinnedNode(folder = root, running = process) {
  const pinned = platformPackages(folder).find(isUsable);
  if (pinned) return { path: pinned, env: withFirstInPath(dirname(pinned)) };
  if (Number.parseInt(running.version.slice(1), 10) >= oldestThatWorks) {
    return { path: running.execPath, env: withFirstInPath(dirname(running.execPath)) };
  }
  throw new Problem(
    `There is no packaged Node for this machine (${process.platform} ${process.arch}), and Node ${running.version} is too old: ` +
      `install Node ${oldestThatWorks} or newer and run the command again.`,
  );
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function platformPackages(folder) {
  const { optionalDependencies = {} } = readManifest(folder);
  return Object.keys(optionalDependencies)
    .filter((name) => name.startsWith('node-'))
    .map((name) => join(folder, 'node_modules', name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .map((path) => join(path, readManifest(path).bin?.node ?? ''));
}

/**
 * @param {string} folder
 * @returns {{ optionalDependencies?: Record<string, string>, bin?: { node?: string } }}
 */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * A binary for glibc is installed on musl too, and does not start there.
 * @param {string} path
 */
const isUsable = (path) => path === process.execPath || spawnSync(path, ['--version']).status === 0;

/** @param {string} folder */
function withFirstInPath(folder) {
  // On Windows the variable may be spelt "Path", and a copy of the environment is case-sensitive.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [folder, process.env[name]].filter(Boolean).join(delimiter) };
}
