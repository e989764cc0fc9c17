import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const generatedFolders = new Set(['node_modules', 'dist', '.astro', '.cache']);

/**
 * One hash over the content of files and folders and over values of the environment.
 * @param {string} folder
 * @param {string[]} inputs files and folders inside it
 * @param {Record<string, string | undefined>} values
 */
export function fingerprint(folder, inputs, values) {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const input of inputs) {
    for (const path of filesIn(folder, input)) {
      const content = readFileSync(join(folder, path));
      hash.update(`\0${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(folder, path) {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return filesIn(folder, `${path}/${entry.name}`);
      return generatedFolders.has(entry.name) ? [] : filesIn(folder, `${path}/${entry.name}`);
    });
}

/**
 * Remembers what the last good run was made from.
 * @param {string} file
 */
export const stampAt = (file) => ({
  /** @param {string} print */
  matches(print) {
    try {
      return readFileSync(file, 'utf8') === print;
    } catch {
      return false;
    }
  },
  /** @param {string} print */
  write(print) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, print);
  },
  clear() {
    rmSync(file, { force: true });
  },
});
