import { onTestFinished } from 'vitest';
import type { DatabaseKind, DatabaseSettings } from '../storage/database.ts';
import { openStore } from '../storage/open-store.ts';
import type { Store } from '../storage/store.ts';
import { freshDatabase } from './fresh-database.ts';

/** Several stores on one database, as several processes have them; closed after the test. */
export async function openStores(kind: DatabaseKind, count: number): Promise<[Store, ...Store[]]> {
  const { DATA_DIR, DATABASE_URL } = await freshDatabase(kind);
  const settings: DatabaseSettings = { DATA_DIR, DATABASE_URL };
  const open = async () => {
    const store = await openStore(settings);
    onTestFinished(() => store.close());
    return store;
  };
  // All at once: their migrations must take turns.
  const [first, ...others] = await Promise.all([open(), ...Array.from({ length: count - 1 }, open)]);
  return [first, ...others];
}

export async function freshStore(kind: DatabaseKind): Promise<Store> {
  const [store] = await openStores(kind, 1);
  return store;
}
