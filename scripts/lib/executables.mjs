import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether a program is there and starts. A stub that only tells people to install the real thing does not.
 * @param {string} path
 */
export const answersVersion = (path) => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/**
 * @param {string} name
 * @returns {string[]} where the PATH holds it
 */
export const onPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name))
    .filter((path) => existsSync(path));

/** Set to take browser and PostgreSQL from npm packages even where the system has them. */
export const packagesOnly = () => process.env['TEST_TOOLS'] === 'packages';
