/** What a file can be sent as, in the order we like best when the client likes them equally. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

const IDENTITY_ONLY: readonly Encoding[] = ['identity'];

/** Plain bytes are always possible, but the last resort where the client does not ask for them. */
const LAST_RESORT = 0.0001;

const PART = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

function readAcceptEncoding(header: string): readonly Encoding[] {
  const qualities = new Map<string, number>();
  for (const part of header.split(',', 32)) {
    const [, name, quality = '1'] = PART.exec(part) ?? [];
    if (name !== undefined) qualities.set(name.toLowerCase().replace(/^x-gzip$/, 'gzip'), Number(quality));
  }
  const others = qualities.get('*') ?? 0;
  const qualityOf = (encoding: Encoding) =>
    encoding === 'identity'
      ? Math.max(qualities.get(encoding) ?? others, LAST_RESORT)
      : (qualities.get(encoding) ?? others);
  return ENCODINGS.filter((encoding) => qualityOf(encoding) > 0).sort((a, b) => qualityOf(b) - qualityOf(a));
}

/** Browsers send a handful of different headers; the limit keeps a hostile client from filling the memory. */
const REMEMBERED = 200;
const remembered = new Map<string, readonly Encoding[]>();

/** Encodings a client takes, best first. It never ends empty: plain bytes close the list. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return IDENTITY_ONLY;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encodings = readAcceptEncoding(header);
  if (remembered.size < REMEMBERED) remembered.set(header, encodings);
  return encodings;
}
