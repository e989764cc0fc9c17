// `npm run check`: lint, format and types of everything, without changing a file.
import { runChecks } from './lib/checks.mjs';
import { command } from './lib/command.mjs';
import { installWhenNeeded } from './lib/dependencies.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';

command(async () => {
  await installWhenNeeded();
  return (await runChecks(pinnedNode())) ? 0 : 1;
});
