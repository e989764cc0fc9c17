import { basename, extname } from 'node:path';

export type ContentType = {
  header: string;
  /** Whether compressing it is worth the time: pictures and fonts are compressed already. */
  compressible: boolean;
};

const TEXT: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const BINARY: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const FEED = /^(rss|feed)\.xml$/;

export function contentTypeOf(path: string): ContentType {
  if (FEED.test(basename(path))) return { header: 'application/rss+xml; charset=utf-8', compressible: true };
  const extension = extname(path).toLowerCase();
  const text = TEXT[extension];
  if (text !== undefined) return { header: text, compressible: true };
  return { header: BINARY[extension] ?? 'application/octet-stream', compressible: false };
}
