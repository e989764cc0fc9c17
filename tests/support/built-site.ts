import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressIn, readAddress } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import { PAGES } from '../../site/src/config/pages.ts';

export const DIST = fileURLToPath(new URL('../../site/dist/', import.meta.url));

export type BuiltPage = { path: string; language: Language; route: string; html: string };

function pathOf(file: string): string {
  return `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}

/** Every page that was built, by its address; those for unknown addresses and old ones included. */
export function builtPages(): BuiltPage[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = pathOf(file);
      return { path, ...readAddress(path), html: readFileSync(`${DIST}${file}`, 'utf8') };
    })
    .filter(({ path }) => path !== '/en');
}

/** Addresses that search engines should know: each page in each language. */
export function listedPaths(languages: readonly Language[]): string[] {
  return languages.flatMap((language) => PAGES.map((route) => addressIn(language, route)));
}
