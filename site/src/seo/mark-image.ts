import sharp from 'sharp';
import { MARK, THEME_COLOR } from '../config/mark.ts';

const berries = MARK.berries.map(
  ({ cx, cy, r, fill }) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`,
);

/** The mark as a file of its own. */
export function markSvg(): string {
  const shapes = [`<path d="${MARK.leaf.d}" fill="${MARK.leaf.fill}"/>`, ...berries].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}">${shapes}</svg>`;
}

/** The mark inside an address: two hundred bytes in the page are less than one more request. */
export function markDataUrl(): string {
  return `data:image/svg+xml,${markSvg().replaceAll('"', "'").replace(/[#<>]/g, encodeURIComponent)}`;
}

/** The mark in pixels; on a ground with room around it where a system cuts icons to its own shape. */
export async function markPng(size: number, ground: 'plain' | 'filled'): Promise<Buffer> {
  const room = ground === 'filled' ? Math.round(size * 0.19) : 0;
  const inner = size - 2 * room;
  const mark = await sharp(Buffer.from(markSvg()), { density: (72 * inner) / MARK.size })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = ground === 'filled' ? THEME_COLOR : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, left: room, top: room }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file that holds one PNG picture. */
export async function markIco(size: number): Promise<Buffer> {
  const png = await markPng(size, 'plain');
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
