import type { Address } from '@website/common/addresses';
import { type AnswerHeaders, BASE_HEADERS } from '../answer.ts';
import type { Bodies } from './compress.ts';
import { ENCODINGS, type Encoding } from './encodings.ts';
import { entityTagOf } from './entity-tags.ts';
import { createUnpacker } from './plain-bodies.ts';

const unpack = createUnpacker();

/** One version of a resource, with everything an answer needs made ready before the first request. */
export type Representation = {
  body: () => Buffer;
  tag: string;
  headers: AnswerHeaders;
  /** For `304`: what a cache must renew, and nothing about a body that is not sent. */
  unchangedHeaders: AnswerHeaders;
};

export type Resource = {
  /** The address, where the resource is a page; files have none. */
  page: Address | undefined;
  identity: Representation;
  br: Representation | undefined;
  gzip: Representation | undefined;
};

export type ResourceSource = {
  page?: Address | undefined;
  /** Plain bytes are copied where they are kept; the caller may use their memory again. */
  bodies: Bodies;
  contentType: string;
  cacheControl: string;
  policy?: string;
};

function varyOf({ page, bodies }: ResourceSource): AnswerHeaders {
  if (page !== undefined && !page.prefixed) return { vary: 'Accept-Encoding, Accept-Language, Cookie' };
  const single = bodies.br === undefined && bodies.gzip === undefined;
  return single ? {} : { vary: 'Accept-Encoding' };
}

// Two functions, because what one closure uses all closures made beside it would hold in memory.
const kept = (bytes: Buffer) => () => bytes;
const unpacked = (packed: Buffer) => () => unpack(packed);

function bodyOf({ bodies }: ResourceSource, encoding: Encoding, bytes: Buffer): () => Buffer {
  if (encoding !== 'identity') return kept(bytes);
  return bodies.gzip === undefined ? kept(Buffer.from(bytes)) : unpacked(bodies.gzip);
}

function represent(source: ResourceSource, encoding: Encoding): Representation | undefined {
  const bytes = source.bodies[encoding];
  if (bytes === undefined) return undefined;
  const tag = entityTagOf(bytes);
  const unchangedHeaders = {
    ...BASE_HEADERS,
    ...(source.policy === undefined ? {} : { 'content-security-policy': source.policy }),
    ...varyOf(source),
    'cache-control': source.cacheControl,
    etag: tag,
  };
  const headers = {
    ...unchangedHeaders,
    'content-type': source.contentType,
    'content-length': String(bytes.byteLength),
    ...(source.page === undefined ? {} : { 'content-language': source.page.language }),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { body: bodyOf(source, encoding, bytes), tag, headers, unchangedHeaders };
}

export function resourceFrom(source: ResourceSource): Resource {
  const [br, gzip, identity] = ENCODINGS.map((encoding) => represent(source, encoding));
  if (identity === undefined) throw new TypeError('A resource needs its plain bytes.');
  return { page: source.page, identity, br, gzip };
}

/** The version that a client likes best among those there are. */
export function representationFor(resource: Resource, encodings: readonly Encoding[]): Representation {
  for (const encoding of encodings) {
    const representation = resource[encoding];
    if (representation !== undefined) return representation;
  }
  return resource.identity;
}
