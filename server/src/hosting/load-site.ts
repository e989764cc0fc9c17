import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readAddress } from '@website/common/addresses';
import type { Language } from '@website/common/languages';
import { contentSecurityPolicy, inlineSources } from '@website/common/security-headers';
import { WrongSetting } from '../env.ts';
import { type Bodies, compress, readBeside } from './compress.ts';
import { contentTypeOf } from './content-types.ts';
import { type Resource, resourceFrom } from './resource.ts';
import { createScratchReader } from './scratch.ts';
import { type Place, placeOf, type Site } from './site.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';
/** Depends on the visitor's language, and many shared caches pass over `Vary`. */
const ONLY_FOR_THIS_VISITOR = 'private, no-cache';

/** Files in work at the same time: enough to keep the cores busy, few enough to need little memory. */
const AT_ONCE = 4;

const COMPRESSED = /\.(?:br|gz)$/;

export type LoadOptions = {
  /** Origin of the service behind the forms, where it is not the site's own. */
  apiOrigin?: string | undefined;
};

function cacheControlOf({ kind, path }: Place): string {
  if (kind === 'not-found') return 'no-cache';
  if (kind === 'page') return readAddress(path).prefixed ? ASK_EACH_TIME : ONLY_FOR_THIS_VISITOR;
  return path.startsWith('/_astro/') ? FOREVER : AN_HOUR;
}

function resourceAt(place: Place, bodies: Bodies, contentType: string, { apiOrigin }: LoadOptions): Resource {
  const common = { bodies, contentType, cacheControl: cacheControlOf(place) };
  if (place.kind === 'file') return resourceFrom(common);
  const policy = contentSecurityPolicy({ inline: inlineSources(bodies.identity), apiOrigin });
  const address = readAddress(place.path);
  // The 404 page is the same for everyone who asks at one address, so it never varies by visitor.
  const page = place.kind === 'page' ? address : { ...address, prefixed: true };
  return resourceFrom({ ...common, page, policy });
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new WrongSetting(
      `SITE_DIR is ${JSON.stringify(folder)}, but there is no built site in it: run "npm run build" first.`,
    );
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Reads the built site into memory, with every version that may be asked for. */
export async function loadSite(folder: string, options: LoadOptions = {}): Promise<Site> {
  const files = new Set(await listFiles(folder));
  const resources = new Map<string, Resource>();
  const notFound = new Map<Language, Resource>();
  const readScratch = createScratchReader();

  const load = async (file: string) => {
    const place = placeOf(relative(folder, file).split(sep).join('/'));
    if (place === undefined) return;
    const { header, compressible } = contentTypeOf(file);
    const scratch = readScratch(file);
    const beside = compressible ? readBeside(scratch, file, files) : undefined;
    const bodies = beside ?? (await bodiesOf(Buffer.from(scratch), compressible));
    const resource = resourceAt(place, bodies, header, options);
    if (place.kind === 'not-found') notFound.set(readAddress(place.path).language, resource);
    else resources.set(place.path, resource);
  };

  const wanted = [...files].filter((file) => !COMPRESSED.test(file)).sort();
  for (let i = 0; i < wanted.length; i += AT_ONCE) await Promise.all(wanted.slice(i, i + AT_ONCE).map(load));
  return { resources, notFound };
}

async function bodiesOf(identity: Buffer, compressible: boolean): Promise<Bodies> {
  return compressible ? compress(identity) : { identity };
}
