import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

const TIMEOUTS = {
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 30_000,
  /** Beyond the server's own, for a server that does not answer at all. */
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/** Times and counts are far below the largest safe number. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : pg.types.getTypeParser(type, format),
};

function createPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 8, keepAlive: true, types, ...TIMEOUTS });
  // A connection that breaks while nobody uses it is replaced; unheard, the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function postgresDialect(url: string): Dialect {
  return new PostgresDialect({ pool: async () => createPool(url) });
}
