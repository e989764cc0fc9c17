import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { addressIn } from '@website/common/addresses';
import { LANGUAGES } from '@website/common/languages';
import { onTestFinished } from 'vitest';

export type Files = Record<string, string | Buffer>;

const ROUTES = [
  '/',
  '/pricing',
  '/blog',
  '/blog/page/2',
  '/blog/page/3',
  '/thanks/trial',
  '/thanks/demo',
  '/request-error/invalid',
  '/request-error/busy',
];

/** Long enough that compressing pays. */
export function pageHtml(language: string, route: string): string {
  const text = `<p>${language} ${route}</p>`.repeat(40);
  return `<!doctype html><html lang="${language}"><script>go()</script><style>p{margin:0}</style>${text}</html>`;
}

function withCompressed(file: string, text: string): Files {
  return { [file]: text, [`${file}.br`]: brotliCompressSync(text), [`${file}.gz`]: gzipSync(text) };
}

/** A small site as the build would leave it. */
export function builtSite(): Files {
  const files: Files = {
    ...withCompressed('_astro/main.C0ffee.css', 'p { margin: 0 }\n'.repeat(40)),
    '_astro/font.C0ffee.woff2': Buffer.alloc(600, 7),
    _headers: '/*\n',
    _redirects: '/en/* / 308\n',
    '.DS_Store': 'left behind',
    '.well-known/security.txt': 'Contact: mailto:security@centre.example\n',
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g></g>'.repeat(40)}</svg>`,
    'only-english/index.html': pageHtml('en', '/only-english'),
    'robots.txt': 'User-agent: *\n',
    'rss.xml': '<rss></rss>',
  };
  for (const language of LANGUAGES) {
    for (const route of ROUTES) {
      const folder = addressIn(language, route).slice(1);
      Object.assign(files, withCompressed(join(folder, 'index.html'), pageHtml(language, route)));
    }
    files[join(addressIn(language, '/').slice(1), '404.html')] = pageHtml(language, 'is not there');
  }
  return files;
}

/** Writes a site into a folder that is gone after the test. */
export async function writeSite(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}
