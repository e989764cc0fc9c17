import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicy,
  inlineSources as inlineSourcesOf,
  SECURITY_HEADERS,
} from './security-headers.ts';

const inlineSources = (html: string) => inlineSourcesOf(Buffer.from(html));

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the inline blocks of a page', () => {
  it('are found by what the browser hashes: the text between the tags, to the letter', () => {
    const html = '<script>\n  one()\n</script><STYLE media="print">a { b: c }</STYLE>';
    expect(inlineSources(html)).toEqual({
      scripts: [hashOf('\n  one()\n')],
      styles: [hashOf('a { b: c }')],
    });
  });

  it('are hashed as UTF-8', () => {
    expect(inlineSources('<script>"ąžuolas"</script>').scripts).toEqual([
      "'sha256-1/OWWzGuGWdA7c2+Cfk/XwMNqAmnpBF+XEABMVhK2us='",
    ]);
  });

  it('are named once when they occur twice', () => {
    expect(inlineSources('<script>a</script><script>a</script>').scripts).toHaveLength(1);
  });

  it('include modules, and scripts whose attributes only resemble src or type', () => {
    const html =
      '<script type="module">a</script><script data-src="x">b</script><script data-type="application/json">c</script>';
    expect(inlineSources(html).scripts).toEqual([hashOf('a'), hashOf('b'), hashOf('c')]);
  });

  it('leave out files and data', () => {
    const html =
      '<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script><script type=application/json>{}</script>';
    expect(inlineSources(html)).toEqual({ scripts: [], styles: [] });
  });
});

describe('the content security policy', () => {
  const directives = directivesOf(contentSecurityPolicy());

  it('allows nothing that is not named', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives.get('trusted-types')).toEqual(["'none'"]);
  });

  it.each(['script-src', 'style-src', 'font-src', 'connect-src', 'form-action', 'manifest-src'])(
    'keeps %s to the site itself',
    (name) => {
      expect(directives.get(name)).toEqual(["'self'"]);
    },
  );

  it('never says unsafe, and never allows any host', () => {
    const policy = contentSecurityPolicy({ inline: inlineSources('<script>a</script><style>b</style>') });
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('lets the given inline blocks run, each in its own directive', () => {
    const policy = directivesOf(
      contentSecurityPolicy({ inline: { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] } }),
    );
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-b'"]);
  });

  it('lets the forms, and nothing else, reach a service elsewhere', () => {
    const policy = directivesOf(contentSecurityPolicy({ apiOrigin: 'https://api.example' }));
    const reaching = [...policy].filter(([, sources]) => sources.includes('https://api.example'));
    expect(reaching.map(([name]) => name)).toEqual(['connect-src', 'form-action']);
  });
});

describe('the headers of every answer', () => {
  it.each([
    ['strict-transport-security', /^max-age=\d{8,}; includeSubDomains/],
    ['x-content-type-options', /^nosniff$/],
    ['referrer-policy', /^strict-origin-when-cross-origin$/],
    ['permissions-policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
    ['cross-origin-opener-policy', /^same-origin$/],
    ['cross-origin-resource-policy', /^same-origin$/],
    ['x-frame-options', /^DENY$/],
  ])('include %s', (name, value) => {
    expect(SECURITY_HEADERS[name]).toMatch(value);
  });

  it('can be sent as they are: lower-case names, one line each', () => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(name).toMatch(/^[a-z-]+$/);
      expect(value).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});
