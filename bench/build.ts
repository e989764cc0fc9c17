import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Table } from './report.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

function seconds(): string {
  const started = performance.now();
  execFileSync(process.execPath, [`${ROOT}scripts/build.mjs`], { cwd: ROOT, stdio: 'ignore' });
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** A build with empty caches, and the same again. */
export function benchBuild(): Table {
  for (const cache of ['.cache/compressed', 'site/.astro', 'site/dist', 'node_modules/.astro']) {
    rmSync(`${ROOT}${cache}`, { recursive: true, force: true });
  }
  const rows = [
    ['cold', seconds()],
    ['again', seconds()],
  ];
  const pages = readdirSync(`${ROOT}site/dist`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return { title: `Build of ${pages.length} pages`, head: ['build', 's'], rows };
}
