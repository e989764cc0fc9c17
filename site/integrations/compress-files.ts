import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest|ico)$/;
/** Below this size a compressed copy saves nothing. */
const SMALLEST = 256;
/** zlib works on four threads; more files at a time only wait. */
const AT_A_TIME = 4;

const encoders = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Copies from the cache what was compressed in an earlier build; the best compression is slow. */
async function compressFile(file: string, cache: string): Promise<void> {
  const data = await readFile(file);
  if (data.length < SMALLEST) return;
  const key = createHash('sha256').update(data).digest('hex');
  for (const [ending, encode] of Object.entries(encoders)) {
    const cached = join(cache, `${key}.${ending}`);
    const kept = await copyFile(cached, `${file}.${ending}`).then(
      () => true,
      () => false,
    );
    if (kept) continue;
    await writeFile(cached, await encode(data));
    await copyFile(cached, `${file}.${ending}`);
  }
}

/** Lays `.br` and `.gz` beside every text file; returns how many there were. */
export async function compressFiles(files: readonly string[], cache: string): Promise<number> {
  const waiting = files.filter((file) => TEXT.test(file));
  const count = waiting.length;
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressFile(file, cache);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return count;
}
