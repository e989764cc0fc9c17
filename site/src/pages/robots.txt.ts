import type { APIContext } from 'astro';

export const GET = ({ site }: APIContext) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
