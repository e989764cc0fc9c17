import { addressIn } from '@website/common/addresses';
import { LANGUAGES } from '@website/common/languages';
import type { APIContext } from 'astro';
import { PAGES } from '../config/pages.ts';

export const GET = ({ site }: APIContext) => {
  const href = (path: string) => new URL(path, site).href;
  const entries = PAGES.flatMap((route) => {
    const alternates = [...LANGUAGES.map((code) => [code, addressIn(code, route)]), ['x-default', route]].map(
      ([code, path = route]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href(path)}"/>`,
    );
    return LANGUAGES.map(
      (code) => `<url><loc>${href(addressIn(code, route))}</loc>${alternates.join('')}</url>`,
    );
  });
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${open}${entries.join('\n')}</urlset>\n`);
};
