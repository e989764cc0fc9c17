// `npm run requests -- COMMAND`: the operator's command line. `npm run requests -- --help` lists the commands.
import { command } from './lib/command.mjs';
import { installWhenNeeded } from './lib/dependencies.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { inRoot } from './lib/root.mjs';
import { run } from './lib/run.mjs';

command(async () => {
  await installWhenNeeded();
  const node = pinnedNode();
  const script = inRoot('server', 'src', 'cli', 'main.ts');
  return run(node.path, [script, ...process.argv.slice(2)], { env: node.env });
});
