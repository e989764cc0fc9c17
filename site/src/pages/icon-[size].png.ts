import type { APIContext } from 'astro';
import { ICON_SIZES } from '../config/mark.ts';
import { markPng } from '../seo/mark-image.ts';

export const getStaticPaths = () =>
  ICON_SIZES.map((size) => ({ params: { size: String(size) }, props: { size } }));

export const GET = async ({ props }: APIContext<{ size: number }>) =>
  new Response(new Uint8Array(await markPng(props.size, 'filled')));
