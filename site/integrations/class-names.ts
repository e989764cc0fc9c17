import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../src/', import.meta.url));
const taken = new Map<string, string>();

/** Short names for the classes of CSS modules: a page carries hundreds of them, so their length counts. */
export function shortClassName(name: string, file: string): string {
  const origin = `${relative(ROOT, file.replace(/\?.*$/, ''))} ${name}`;
  const hash = createHash('sha256').update(origin).digest('base64url').replace(/[-_]/g, '').slice(0, 4);
  const short = `_${hash}`;
  const other = taken.get(short);
  if (other !== undefined && other !== origin)
    throw new Error(`${origin} and ${other} would share a class: rename one`);
  taken.set(short, origin);
  return short;
}
