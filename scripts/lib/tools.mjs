import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';

/**
 * The script behind a package's command. It is run with the pinned Node, because the links in
 * node_modules/.bin start whichever Node the PATH names first.
 * @param {string} packageName
 * @param {string} commandName
 */
export function scriptOf(packageName, commandName) {
  const folder = inRoot('node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[commandName];
  if (!script) throw new Error(`${packageName} has no command called ${commandName}`);
  return join(folder, script);
}
