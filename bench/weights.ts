import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Table } from './report.ts';

const DIST = fileURLToPath(new URL('../site/dist/', import.meta.url));
const KIB = 1024;

const size = (path: string) => statSync(join(DIST, path)).size;

/** Bytes of a page and of the fonts that it asks for at once, without headers. */
function weightOf(file: string): { page: number; fonts: number } {
  const html = readFileSync(join(DIST, file), 'utf8');
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, path = '']) => size(path));
  return { page: size(`${file}.br`), fonts: fonts.reduce((sum, bytes) => sum + bytes, 0) };
}

const kib = (bytes: number) => (bytes / KIB).toFixed(1);

function row(name: string, files: string[]): string[] {
  const weights = files.map(weightOf).map(({ page, fonts }) => ({ page, fonts, all: page + fonts }));
  const sorted = weights.sort((a, b) => a.all - b.all);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const heaviest = sorted.at(-1);
  if (middle === undefined || heaviest === undefined) throw new Error(`There is no page for ${name}`);
  return [
    name,
    String(files.length),
    kib(middle.page),
    kib(middle.fonts),
    kib(middle.all),
    kib(heaviest.all),
  ];
}

/** What travels before anybody scrolls, by kind of page. */
export function benchWeights(): Table {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const kinds: [string, RegExp][] = [
    ['landing page', /^(?:[a-z]{2}\/)?index\.html$/],
    ['feature page', /(?:^|\/)features\//],
    ['pricing', /(?:^|\/)pricing\//],
    ['FAQ', /(?:^|\/)faq\//],
    ['privacy', /(?:^|\/)privacy\//],
    ['list of articles', /(?:^|\/)blog\/(?:page\/\d\/)?index\.html$/],
    ['article', /(?:^|\/)blog\/(?!page\/)[a-z-]+\/index\.html$/],
  ];
  return {
    title: 'Weight of a page before scrolling, compressed, in KiB (all languages)',
    head: ['kind', 'pages', 'page, median', 'fonts', 'together', 'heaviest'],
    rows: kinds.map(([name, pattern]) =>
      row(
        name,
        files.filter((file) => pattern.test(file) && file !== 'en/index.html'),
      ),
    ),
  };
}
