import { markSvg } from '../seo/mark-image.ts';

export const GET = () => new Response(markSvg(), { headers: { 'content-type': 'image/svg+xml' } });
