import { DEFAULT_LANGUAGE, LANGUAGES } from '@website/common/languages';
import { contentSecurityPolicy, inlineSources, SECURITY_HEADERS } from '@website/common/security-headers';

/** `_headers` in the form that static hosts read: one policy that covers the inline blocks of every page. */
export function staticHostHeaders(pages: readonly Buffer[], apiUrl: string | undefined): string {
  const found = pages.map(inlineSources);
  const inline = {
    scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(found.flatMap(({ styles }) => styles))],
  };
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': contentSecurityPolicy({ inline, apiOrigin: apiUrl && new URL(apiUrl).origin }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/_astro/*', '  cache-control: public, max-age=31536000, immutable', ''].join('\n');
}

/** `_redirects`: old English addresses, and 404 pages in the language of the path. */
export function staticHostRedirects(): string {
  const prefixes = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  return ['/en / 308', '/en/* / 308', ...prefixes.map((code) => `/${code}/* /${code}/404.html 404`), ''].join(
    '\n',
  );
}
