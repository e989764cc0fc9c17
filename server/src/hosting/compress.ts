import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';

export type Bodies = { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined };

/**
 * The build compresses as well as it can; this is for what it left out, and must not delay the start.
 * A window as large as the longest pages saves megabytes for each file under way.
 */
const QUICK_BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const QUICK_GZIP = { level: 4 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Whether a gzip file was made from these bytes and not by an earlier build: its last 8 bytes tell. */
function wasMadeFrom(packed: Buffer, bytes: Buffer): boolean {
  if (packed.byteLength < 18) return false;
  const end = packed.byteLength - 8;
  return packed.readUInt32LE(end) === crc32(bytes) && packed.readUInt32LE(end + 4) === bytes.byteLength;
}

/** No version that would be longer than the file itself. */
function worthwhile(identity: Buffer, br: Buffer, gz: Buffer): Bodies {
  const ifShorter = (bytes: Buffer) => (bytes.byteLength < identity.byteLength ? bytes : undefined);
  return { identity, br: ifShorter(br), gzip: ifShorter(gz) };
}

/** The compressed versions that the build left beside a file, if they are still those of its content. */
export function readBeside(identity: Buffer, file: string, files: ReadonlySet<string>): Bodies | undefined {
  if (!files.has(`${file}.br`) || !files.has(`${file}.gz`)) return undefined;
  const gz = readFileSync(`${file}.gz`);
  return wasMadeFrom(gz, identity) ? worthwhile(identity, readFileSync(`${file}.br`), gz) : undefined;
}

export async function compress(identity: Buffer): Promise<Bodies> {
  const [br, gz] = await Promise.all([toBrotli(identity, QUICK_BROTLI), toGzip(identity, QUICK_GZIP)]);
  return worthwhile(identity, br, gz);
}
