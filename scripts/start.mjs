// `npm start`: the real website from a bare clone. Installs and builds only what is missing or out of date.
import { command } from './lib/command.mjs';
import { installWhenNeeded } from './lib/dependencies.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { inRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { serverEnv, serverFlags } from './lib/server-settings.mjs';
import { buildSiteWhenStale } from './lib/site-build.mjs';

command(async () => {
  await installWhenNeeded();
  const node = pinnedNode();
  await buildSiteWhenStale(node);
  return run(node.path, [...serverFlags, inRoot('server', 'src', 'main.ts')], {
    env: { ...node.env, ...serverEnv, NODE_ENV: 'production' },
  });
});
