import { describe, expect, it } from 'vitest';
import { addressIn, isOldEnglishAddress, readAddress } from './addresses.ts';
import { company } from './company.ts';
import { LANGUAGES, type Language } from './languages.ts';

type Reading = [pathname: string, language: Language, route: string, prefixed: boolean];

const READINGS: Reading[] = [
  ['/', 'en', '/', false],
  ['', 'en', '/', false],
  ['/pricing', 'en', '/pricing', false],
  ['/pricing/', 'en', '/pricing', false],
  ['/features/mobile-app', 'en', '/features/mobile-app', false],
  ['/lt', 'lt', '/', true],
  ['/lt/', 'lt', '/', true],
  ['/lt/pricing', 'lt', '/pricing', true],
  ['/lt/pricing/', 'lt', '/pricing', true],
  ['/no/blog/page/2', 'no', '/blog/page/2', true],
  ['/de/lt', 'de', '/lt', true],
  ['/blog/lt', 'en', '/blog/lt', false],
  ['/ltx', 'en', '/ltx', false],
  ['/lt-LT/pricing', 'en', '/lt-LT/pricing', false],
  ['/LT/pricing', 'en', '/LT/pricing', false],
  ['/nb/pricing', 'en', '/nb/pricing', false],
  ['/en', 'en', '/en', false],
  ['/en/pricing', 'en', '/en/pricing', false],
  ['/english', 'en', '/english', false],
];

describe('reading an address', () => {
  it.each(READINGS)('%j is %s %s, language in the path: %s', (pathname, language, route, prefixed) => {
    expect(readAddress(pathname)).toEqual({ language, route, prefixed });
  });

  it.each([
    '/lt//other.example',
    '//other.example',
    '/lt/\\other.example',
    '/\\other.example',
    '\\\\other.example',
  ])('%s never gives a route that leads to another host', (pathname) => {
    const { route } = readAddress(pathname);
    const site = new URL(company.siteUrl).origin;
    for (const language of LANGUAGES) {
      expect(new URL(addressIn(language, route), site).origin).toBe(site);
    }
  });

  it.each([
    ['at the end', `/pricing${'/'.repeat(100_000)}`, '/pricing'],
    ['in the middle', `/blog${'/'.repeat(100_000)}page`, '/blog/page'],
  ])('takes no noticeable time over a hundred thousand slashes %s', (_where, pathname, route) => {
    const began = performance.now();
    expect(readAddress(pathname).route).toBe(route);
    // Linear reading takes milliseconds; quadratic reading took over ten seconds.
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('the address of a route', () => {
  it.each<[Language, string, string]>([
    ['en', '/', '/'],
    ['en', '/pricing', '/pricing'],
    ['en', '/#features', '/#features'],
    ['en', '/?trial=true', '/?trial=true'],
    ['lt', '/', '/lt'],
    ['lt', '/#features', '/lt#features'],
    ['lt', '/?trial=true', '/lt?trial=true'],
    ['lt', '/?trial=true#hero', '/lt?trial=true#hero'],
    ['lt', '/pricing', '/lt/pricing'],
    ['lt', '/pricing?demo=true', '/lt/pricing?demo=true'],
    ['lt', '/blog/page/2#posts', '/lt/blog/page/2#posts'],
  ])('in %s, %s stands at %s', (language, route, expected) => {
    expect(addressIn(language, route)).toBe(expected);
  });

  it.each(LANGUAGES)('in %s is read back as the same route and language', (language) => {
    for (const route of ['/', '/pricing', '/features/mobile-app', '/blog/page/3']) {
      expect(readAddress(addressIn(language, route))).toMatchObject({ language, route });
    }
  });
});

describe('the old English addresses', () => {
  it.each(['/en', '/en/', '/en/pricing', '/en/en'])('include %s', (pathname) => {
    expect(isOldEnglishAddress(pathname)).toBe(true);
  });

  it.each(['/', '/english', '/en-GB', '/lt/en', '/EN', '/blog/en'])('do not include %s', (pathname) => {
    expect(isOldEnglishAddress(pathname)).toBe(false);
  });
});
