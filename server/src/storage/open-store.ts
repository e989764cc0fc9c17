import { sql } from 'kysely';
import { WrongSetting } from '../env.ts';
import { acceptTogether } from './accepting.ts';
import { type Database, type DatabaseSettings, databaseFor } from './database.ts';
import { GroupCommit, type GroupCommitLimits } from './group-commit.ts';
import { importRows } from './import-rows.ts';
import { migrate } from './migrate.ts';
import * as operator from './operator-queries.ts';
import * as outbox from './outbox-queries.ts';
import { erase, purge } from './removal-queries.ts';
import { StorageUnavailable } from './storage-unavailable.ts';
import type { Store } from './store.ts';

type Query<Args extends unknown[], Result> = (database: Database, ...args: Args) => Promise<Result>;

/** Brings the tables up to date before the first query, and again after the database was away: it may be another. */
class Readying {
  readonly #database: Database;
  #ready: Promise<void> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async database(): Promise<Database> {
    this.#ready ??= migrate(this.#database).catch((error: unknown) => {
      this.again();
      throw error;
    });
    await this.#ready;
    return this.#database;
  }

  again(): void {
    this.#ready = undefined;
  }
}

/** The store on a database, without having touched it yet. */
export function storeOn(database: Database, limits?: GroupCommitLimits): Store {
  const readying = new Readying(database);

  const on =
    <Args extends unknown[], Result>(query: Query<Args, Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await query(await readying.database(), ...args);
      } catch (error) {
        const explained = database.explain(error);
        if (explained instanceof StorageUnavailable) readying.again();
        throw explained;
      }
    };

  const writing = new GroupCommit(on(acceptTogether), limits);

  return {
    kind: database.kind,
    accept: (request) => writing.submit(request),
    waiting: () => writing.waiting,
    claimDue: on(outbox.claimDue),
    markSent: on(outbox.markSent),
    markFailed: on(outbox.markFailed),
    releaseLeases: on(outbox.releaseLeases),
    retry: on(outbox.retry),
    outboxStatus: on(outbox.outboxStatus),
    list: on(operator.list),
    count: on(operator.count),
    find: on(operator.find),
    notificationsOf: on(operator.notificationsOf),
    listUnsent: on(operator.listUnsent),
    markAnswered: on(operator.markAnswered),
    release: on(operator.release),
    stream: async function* (filter) {
      yield* operator.stream(await readying.database(), filter);
    },
    streamNotifications: async function* () {
      yield* operator.streamNotifications(await readying.database());
    },
    erase: on(erase),
    purge: on(purge),
    importRows: on(importRows),
    ping: on(async ({ db }) => void (await sql`select 1`.execute(db))),
    close: async () => {
      await writing.drain();
      await database.db.destroy();
    },
  };
}

function wrongFolder(folder: string, error: unknown): unknown {
  if (!(error instanceof StorageUnavailable)) return error;
  return new WrongSetting(
    `DATA_DIR is ${JSON.stringify(folder)}, but no database can be opened in it: ${error.message}.`,
  );
}

export type OpenOptions = {
  /** Told of a database that is away at the start. Without it, that is an error. */
  onAway?: (error: StorageUnavailable) => void;
};

/**
 * Opens the store that the settings name. A PostgreSQL server that is away may come back, so the pages need not
 * wait for it; a file that cannot be opened is a mistake in the settings.
 */
export async function openStore(settings: DatabaseSettings, { onAway }: OpenOptions = {}): Promise<Store> {
  const store = storeOn(databaseFor(settings));
  try {
    await store.ping();
  } catch (error) {
    const away = store.kind === 'postgres' && error instanceof StorageUnavailable;
    if (away && onAway !== undefined) {
      onAway(error);
      return store;
    }
    await store.close();
    throw store.kind === 'sqlite' ? wrongFolder(settings.DATA_DIR, error) : error;
  }
  return store;
}
