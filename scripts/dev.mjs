// `npm run dev`: the site with instant reload and the server behind it, both restarted by what is saved.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { colourEnv } from './lib/colour.mjs';
import { command } from './lib/command.mjs';
import { installWhenNeeded } from './lib/dependencies.mjs';
import { freePort } from './lib/free-port.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { inRoot } from './lib/root.mjs';
import { exitCodeOf } from './lib/run.mjs';
import { scriptOf } from './lib/tools.mjs';

/**
 * @param {string} label
 * @param {string} node
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
function startLabelled(label, node, args, options) {
  const child = spawn(node, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => console.log(`${label} │ ${line}`));
  }
  return child;
}

command(async () => {
  await installWhenNeeded();
  const node = pinnedNode();
  const sitePort = process.env['PORT'] ?? '3000';
  const serverPort = String(await freePort(Number(sitePort) + 1));
  const env = { ...node.env, ASTRO_TELEMETRY_DISABLED: '1', ...colourEnv };

  const server = startLabelled('server', node.path, ['--watch', inRoot('server', 'src', 'main.ts')], {
    cwd: inRoot(),
    env: { ...env, NODE_ENV: 'development', PORT: serverPort, SITE_DIR: 'none' },
  });
  const site = startLabelled('site  ', node.path, [scriptOf('astro', 'astro'), 'dev', '--port', sitePort], {
    cwd: inRoot('site'),
    env: { ...env, DEV_SERVER_URL: `http://127.0.0.1:${serverPort}` },
  });
  const ends = [server, site].map(exitCodeOf);
  const firstCode = await Promise.race(ends);
  for (const child of [server, site]) child.kill('SIGTERM');
  await Promise.all(ends);
  return firstCode;
});
