import { markPng } from '../seo/mark-image.ts';

export const GET = async () => new Response(new Uint8Array(await markPng(180, 'filled')));
