import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * For tests: a folder with these files, to which more can be written.
 * @param {Record<string, string>} [files] path and content
 */
export function scratchFolder(files = {}) {
  const path = mkdtempSync(join(tmpdir(), 'website-scratch-'));
  /** @param {Record<string, string>} more */
  const write = (more) => {
    for (const [name, content] of Object.entries(more)) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), content);
    }
  };
  write(files);
  return { path, write, remove: () => rmSync(path, { recursive: true, force: true }) };
}
