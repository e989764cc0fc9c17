import { expect, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import { LANGUAGES } from '@website/common/languages';
import { Window } from 'happy-dom';
import { type BuiltPage, builtPages, listedPaths } from '../support/built-site.ts';

const pages = builtPages();

function read({ html }: BuiltPage) {
  const { document } = new Window({ url: company.siteUrl });
  document.write(html);
  return document;
}

test('every page exists in nine languages', () => {
  const routes = new Set(pages.map(({ route }) => route));
  for (const route of routes) {
    expect(
      pages
        .filter((page) => page.route === route)
        .map(({ language }) => language)
        .sort(),
      route,
    ).toEqual([...LANGUAGES].sort());
  }
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(listedPaths(LANGUAGES)));
});

test('every page says its language, and has one title, one description and one first heading', () => {
  for (const page of pages) {
    const document = read(page);
    expect(document.documentElement.lang, page.path).toBe(page.language);
    expect(document.querySelectorAll('title').length, page.path).toBe(1);
    expect(document.querySelectorAll('h1').length, page.path).toBe(1);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    expect(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(160);
    expect(document.title.length, `${page.path}: ${document.title}`).toBeLessThanOrEqual(60);
  }
});

test('listed pages name themselves and their nine alternates; the others are kept from search engines', () => {
  const listed = new Set(listedPaths(LANGUAGES));
  for (const page of pages) {
    const document = read(page);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    if (!listed.has(page.path)) {
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content'), page.path).toBe('noindex');
      continue;
    }
    const absolute = (path: string) => new URL(path, company.siteUrl).href;
    expect(canonical).toBe(absolute(page.path));
    const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const wanted = LANGUAGES.map((code) => [code, absolute(addressIn(code, page.route))]);
    expect(alternates).toEqual([...wanted, ['x-default', absolute(page.route)]]);
  }
});

test('no placeholder is left unfilled', () => {
  for (const { path, html } of pages) {
    const visible = html.replace(/<astro-island[^>]*>/g, '').replace(/<script[\s\S]*?<\/script>/g, '');
    expect(visible.match(/\{\{\w+\}\}/g), path).toBeNull();
  }
});

test('no element has a style of its own and nothing is loaded from elsewhere', () => {
  for (const page of pages) {
    const document = read(page);
    expect(
      [...document.querySelectorAll('body [style]')].map((element) => element.outerHTML.slice(0, 120)),
      page.path,
    ).toEqual([]);
    const loaded = [
      ...document.querySelectorAll(
        '[src], link[rel=preload], link[rel=icon], link[rel=manifest], link[rel=stylesheet]',
      ),
    ];
    const foreign = loaded.map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    expect(
      foreign.filter((address) => !address.startsWith('/') || address.startsWith('//')),
      page.path,
    ).toEqual([]);
  }
});

test('every internal link leads to a page that exists, and stays in its language', () => {
  const known = new Map(pages.map((page) => [page.path, page]));
  for (const page of pages) {
    const document = read(page);
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (/^(?:[a-z]+:)/.test(href)) continue;
      const target = new URL(href, new URL(page.path, company.siteUrl));
      const found = known.get(target.pathname);
      expect(found, `${page.path} → ${href}`).toBeDefined();
      if (link.getAttribute('data-language') === null)
        expect(found?.language, `${page.path} → ${href}`).toBe(page.language);
      if (target.hash !== '')
        expect(found?.html, `${page.path} → ${href}`).toContain(`id="${target.hash.slice(1)}"`);
    }
  }
});
