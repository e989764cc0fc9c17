import { gunzipSync } from 'node:zlib';

/** Bytes of unpacked pages kept for the next visitor. */
const KEPT = 8_000_000;

/**
 * Unpacks what is kept in memory only compressed. Nearly every client takes it compressed, and holding all pages
 * plain as well would cost more memory than all the rest; the pages last asked for are kept.
 */
export function createUnpacker(limit = KEPT): (packed: Buffer) => Buffer {
  const kept = new Map<Buffer, Buffer>();
  let size = 0;

  const forget = (packed: Buffer, plain: Buffer) => {
    kept.delete(packed);
    size -= plain.byteLength;
  };

  return (packed) => {
    const known = kept.get(packed);
    const plain = known ?? gunzipSync(packed);
    if (known !== undefined) forget(packed, known);
    kept.set(packed, plain);
    size += plain.byteLength;
    for (const [oldest, bytes] of kept) {
      if (size <= limit) break;
      forget(oldest, bytes);
    }
    return plain;
  };
}
