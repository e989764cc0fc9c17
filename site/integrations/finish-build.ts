import { mkdir, readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@website/common/languages';
import type { AstroIntegration } from 'astro';
import { compressFiles } from './compress-files.ts';
import { securityTxt } from './security-txt.ts';
import { staticHostHeaders, staticHostRedirects } from './static-host-files.ts';

export type FinishOptions = {
  /** Origin of the service behind the forms, where it is not the site's own. */
  apiUrl: string | undefined;
};

/** Astro puts only the root's 404 page where hosts look for it. */
async function placeNotFoundPages(folder: string): Promise<void> {
  for (const language of LANGUAGES.filter((code) => code !== DEFAULT_LANGUAGE)) {
    await rename(join(folder, language, '404', 'index.html'), join(folder, language, '404.html'));
    await rmdir(join(folder, language, '404'));
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Makes the built folder ready for any host: 404 pages, header and redirect rules, compressed copies. */
export function finishBuild({ apiUrl }: FinishOptions): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await placeNotFoundPages(folder);
        const files = await filesIn(folder);
        const pages = await Promise.all(
          files.filter((file) => file.endsWith('.html')).map((file) => readFile(file)),
        );
        await writeFile(join(folder, '_headers'), staticHostHeaders(pages, apiUrl));
        await writeFile(join(folder, '_redirects'), staticHostRedirects());
        await mkdir(join(folder, '.well-known'), { recursive: true });
        await writeFile(join(folder, '.well-known', 'security.txt'), securityTxt(new Date()));
        const cache = fileURLToPath(new URL('../../.cache/compressed/', import.meta.url));
        await mkdir(cache, { recursive: true });
        logger.info(`${pages.length} pages, ${await compressFiles(files, cache)} files compressed`);
      },
    },
  };
}
