import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** @type {{ packages: Record<string, { link?: boolean, resolved?: string, integrity?: string, optionalDependencies?: Record<string, string> }> }} */
const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const packages = Object.entries(lock.packages);

describe('the lock file', () => {
  it('knows the packages of every platform, so that npm ci works everywhere', () => {
    const missing = packages.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, and has a checksum for everything that is fetched', () => {
    const fetched = packages.filter(([place, { link }]) => place.includes('node_modules/') && !link);
    expect(fetched.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
    expect(fetched.filter(([, { integrity }]) => integrity === undefined).map(([place]) => place)).toEqual(
      [],
    );
  });
});
