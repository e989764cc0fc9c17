import { markIco } from '../seo/mark-image.ts';

export const GET = async () => new Response(new Uint8Array(await markIco(32)));
