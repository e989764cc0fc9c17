import { expect, test } from '@playwright/test';
import { addressIn } from '@website/common/addresses';
import { company } from '@website/common/company';
import { LANGUAGES } from '@website/common/languages';
import { RESOURCE_GROUPS } from '../../site/src/config/navigation.ts';
import { builtPages, listedPaths } from '../support/built-site.ts';
import { copyOf } from '../support/copy.ts';
import { elements, withoutCode } from '../support/markup.ts';

const pages = builtPages().map((page) => ({ ...page, html: withoutCode(page.html), whole: page.html }));
const listed = new Set(listedPaths(LANGUAGES));
const absolute = (path: string) => new URL(path, company.siteUrl).href;

test('every page exists in nine languages', () => {
  for (const route of new Set(pages.map((page) => page.route))) {
    const languages = pages.filter((page) => page.route === route).map(({ language }) => language);
    expect(languages.sort(), route).toEqual([...LANGUAGES].sort());
  }
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...listed]));
});

test('every page says its language, and has one title, one description and one first heading', () => {
  for (const { path, language, html } of pages) {
    expect(elements(html, 'html')[0]?.['lang'], path).toBe(language);
    expect(elements(html, 'h1'), path).toHaveLength(1);
    const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) =>
      title.replaceAll('&amp;', '&'),
    );
    expect(titles, path).toHaveLength(1);
    expect(titles[0]?.length, `${path}: ${titles[0]}`).toBeLessThanOrEqual(60);
    const descriptions = elements(html, 'meta').filter(({ name }) => name === 'description');
    expect(descriptions, path).toHaveLength(1);
    const description = descriptions[0]?.['content'] ?? '';
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(70);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
  }
});

test('within a language no two listed pages share a title or a description', () => {
  for (const language of LANGUAGES) {
    const own = pages.filter((page) => page.language === language && listed.has(page.path));
    const titles = own.map(({ html }) => /<title>([^<]*)/.exec(html)?.[1]);
    expect(new Set(titles).size, language).toBe(own.length);
    const descriptions = own.map(
      ({ html }) => elements(html, 'meta').find(({ name }) => name === 'description')?.['content'],
    );
    expect(new Set(descriptions).size, language).toBe(own.length);
  }
});

test('listed pages name themselves and their nine alternates; the others are kept from search engines', () => {
  for (const { path, route, html } of pages) {
    const links = elements(html, 'link');
    if (!listed.has(path)) {
      expect(elements(html, 'meta').find(({ name }) => name === 'robots')?.['content'], path).toBe('noindex');
      continue;
    }
    expect(links.find(({ rel }) => rel === 'canonical')?.['href']).toBe(absolute(path));
    const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined);
    expect(alternates.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ...LANGUAGES.map((code) => [code, absolute(addressIn(code, route))]),
      ['x-default', absolute(route)],
    ]);
  }
});

test('every feature page stands in the menu and has the parts of the template', () => {
  const slugs = Object.values(RESOURCE_GROUPS).flat();
  expect(slugs).toHaveLength(22);
  for (const language of LANGUAGES) {
    const labels = copyOf(language, 'feature-page');
    const home = pages.find((page) => page.path === addressIn(language, '/'));
    for (const slug of slugs) {
      const path = addressIn(language, `/features/${slug}`);
      expect(home?.html, path).toContain(`href="${path}"`);
      const html = pages.find((page) => page.path === path)?.html ?? '';
      for (const label of [
        labels.startTrial,
        labels.watchDemo,
        labels.startNow,
        labels.scheduleDemo,
        labels.backToHome,
      ])
        expect(html, path).toContain(`>${label}<`);
      const [, benefits = ''] = html.split('aria-labelledby="benefits-title"');
      expect(benefits.split('</section>')[0]?.match(/<li\b/g), path).toHaveLength(6);
    }
  }
});

test('no placeholder is left unfilled', () => {
  for (const { path, html } of pages) {
    expect(html.replace(/<astro-island[^>]*>/g, '').match(/\{\{\w+\}\}/g), path).toBeNull();
  }
});

test('no element has a style of its own and nothing is loaded from elsewhere', () => {
  for (const { path, html } of pages) {
    expect(html.match(/<[a-z][^>]*\sstyle=/g), path).toBeNull();
    const loaded = [
      ...[...html.matchAll(/<[a-z][^>]*\ssrc="([^"]*)"/g)].map(([, address = '']) => address),
      ...elements(html, 'link')
        .filter(({ rel }) =>
          ['preload', 'icon', 'manifest', 'stylesheet', 'apple-touch-icon'].includes(rel ?? ''),
        )
        .map(({ href = '' }) => href),
    ];
    expect(
      loaded.filter((address) => !/^(?:\/(?!\/)|data:)/.test(address)),
      path,
    ).toEqual([]);
  }
});

test('every internal link leads to a page that exists, and stays in its language', () => {
  const known = new Map(pages.map((page) => [page.path, page]));
  const wrong: string[] = [];
  for (const page of pages) {
    for (const link of elements(page.html, 'a')) {
      const href = link['href'] ?? '';
      if (/^[a-z]+:/.test(href)) continue;
      const target = new URL(href, absolute(page.path));
      const found = known.get(target.pathname);
      const stays = found?.language === page.language || link['data-language'] !== undefined;
      const anchored = target.hash === '' || found?.html.includes(`id="${target.hash.slice(1)}"`);
      if (!found || !stays || !anchored) wrong.push(`${page.path} → ${href}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the sitemap lists exactly the listed pages, each with its alternates', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(locations.sort()).toEqual([...listed].map(absolute).sort());
  expect(sitemap.match(/hreflang="x-default"/g)).toHaveLength(listed.size);
  expect(sitemap.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(listed.size);
  expect(sitemap).toContain(
    `<loc>${absolute('/blog/daycare-billing-automation')}</loc><lastmod>2025-07-29</lastmod>`,
  );
});

test('every listed page has a share image of its own', async ({ request }) => {
  const images = pages
    .filter(({ path }) => listed.has(path))
    .map(
      ({ html }) => elements(html, 'meta').find(({ property }) => property === 'og:image')?.['content'] ?? '',
    );
  expect(new Set(images).size).toBe(listed.size);
  for (const image of images) {
    const answer = await request.get(new URL(image).pathname);
    expect(answer.status(), image).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
});

test('structured data can be read, and has what search engines ask for', () => {
  const required: Record<string, string[]> = {
    Organization: ['name', 'url'],
    WebSite: ['name', 'url'],
    SoftwareApplication: ['name', 'offers', 'operatingSystem', 'applicationCategory'],
    BreadcrumbList: ['itemListElement'],
    BlogPosting: ['headline', 'datePublished', 'author', 'image', 'mainEntityOfPage'],
  };
  for (const { path, whole } of pages.filter((page) => listed.has(page.path))) {
    const block = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(whole)?.[1];
    const graph: Record<string, unknown>[] = JSON.parse(block ?? '{}')['@graph'];
    expect(graph?.length, path).toBeGreaterThan(0);
    for (const item of graph) {
      for (const field of required[String(item['@type'])] ?? ['unknown type'])
        expect(item, path).toHaveProperty(field);
    }
  }
});
