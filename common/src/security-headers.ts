import { createHash } from 'node:crypto';

/** Sources, in the syntax of a content security policy, of what stands inline in a page. */
export type InlineSources = { scripts: string[]; styles: string[] };

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
/** Blocks of data are never run, so no policy applies to them. */
const DATA = /\stype\s*=\s*["']?application\/(?:ld\+)?json/i;
const EXTERNAL = /\ssrc\s*=/i;

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
}

/**
 * Hashes of the inline scripts and styles of a page, so that these and no others may run. A hash is made of bytes,
 * so the page is read as one character a byte, whatever its script.
 */
export function inlineSources(page: Buffer): InlineSources {
  const html = page.toString('latin1');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (!EXTERNAL.test(attributes) && !DATA.test(attributes)) scripts.add(source(text));
  }
  for (const [, text = ''] of html.matchAll(STYLE)) styles.add(source(text));
  return { scripts: [...scripts], styles: [...styles] };
}

export type PolicyOptions = {
  inline?: InlineSources;
  /** Origin of the service behind the forms, where it is not the site's own. */
  apiOrigin?: string | undefined;
};

/** A policy that allows the site's own files, the given inline blocks, and nothing else. */
export function contentSecurityPolicy({ inline, apiOrigin }: PolicyOptions = {}): string {
  const own = ["'self'"];
  const api = apiOrigin === undefined ? own : [...own, apiOrigin];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...own, ...(inline?.scripts ?? [])],
    'style-src': [...own, ...(inline?.styles ?? [])],
    'img-src': [...own, 'data:'],
    'font-src': own,
    'connect-src': api,
    'manifest-src': own,
    'form-action': api,
    // Nothing of ours turns text into script or markup, so no policy for it may exist.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Headers that every answer carries, whatever it is. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
