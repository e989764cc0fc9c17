import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from '../../../scripts/lib/command.mjs';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { serverAccount } from './server-account.mjs';

/**
 * @typedef {{ uid?: number, gid?: number, cwd: string }} SpawnAs
 * @typedef {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} ServerProcess
 */

/**
 * Starts a throw-away cluster on a free port of this machine, without a password and without care for
 * what a crash would lose.
 * @param {string} bin folder of PostgreSQL's programs
 */
export async function startCluster(bin) {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'website-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const programs = account ? readableCopy(bin, folder) : bin;
  const port = await freePort();
  /** @type {ServerProcess | undefined} */
  let server;

  const removeNow = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  const stop = async () => {
    if (server?.exitCode === null && server.kill('SIGQUIT')) await once(server, 'exit');
    process.off('exit', removeNow);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', removeNow);

  try {
    const data = join(folder, 'data');
    await initialise(join(programs, 'initdb'), data, { ...account, cwd: folder });
    server = startServer(join(programs, 'postgres'), data, port, { ...account, cwd: folder });
    await untilReady(server);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {string} program @param {string} data @param {SpawnAs} as */
async function initialise(program, data, as) {
  const options = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const args = ['-D', data, '--username=postgres', ...options];
  const child = spawn(program, args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  const complaint = collect(child.stderr);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Problem(`${complaint()}\nA PostgreSQL cluster could not be created.`);
}

/** @param {string} program @param {string} data @param {number} port @param {SpawnAs} as */
function startServer(program, data, port, as) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A session of its own: Ctrl-C must reach the tests first, and the server only when they have ended.
  return spawn(program, ['-D', data, '-p', String(port), ...flags], {
    ...as,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** @param {ServerProcess} server */
async function untilReady(server) {
  const log = collect(server.stderr);
  const ended = once(server, 'exit').then(() => {
    throw new Problem(`${log()}\nPostgreSQL did not start.`);
  });
  const ready = new Promise((resolve) => {
    server.stderr.on('data', () => {
      if (log().includes('ready to accept connections')) resolve(true);
    });
  });
  await Promise.race([ready, ended]);
  // From here on nobody waits for the end; it must not become an unhandled rejection.
  ended.catch(() => {});
}

/** @param {import('node:stream').Readable} stream */
function collect(stream) {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    text = `${text}${chunk}`.slice(-10_000);
  });
  return () => text;
}

/**
 * Another account cannot read into a home folder that only root may enter.
 * @param {string} bin
 * @param {string} folder
 */
function readableCopy(bin, folder) {
  if (!bin.includes('node_modules')) return bin;
  const copy = join(folder, 'programs');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
