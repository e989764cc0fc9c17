import { startCluster } from './cluster.mjs';
import { findPostgres } from './find-postgres.mjs';

/**
 * A PostgreSQL server in which tests create databases of their own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  return startCluster(await findPostgres());
}
