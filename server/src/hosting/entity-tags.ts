import { createHash } from 'node:crypto';

/** A strong tag of exactly these bytes; 128 bits are plenty to tell versions apart. */
export function entityTagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

const TAG = /(?:W\/)?("[^"]*")/g;

/** Whether an `If-None-Match` header names this version, compared weakly as the standard asks for it. */
export function namesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === '*') return true;
  for (const [, candidate] of header.matchAll(TAG)) if (candidate === tag) return true;
  return false;
}
