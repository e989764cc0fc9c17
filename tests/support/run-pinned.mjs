// Runs one of our programs on the pinned Node: `node tests/support/run-pinned.mjs tests/crash/main.ts 100`.
import { command } from '../../scripts/lib/command.mjs';
import { installWhenNeeded } from '../../scripts/lib/dependencies.mjs';
import { pinnedNode } from '../../scripts/lib/pinned-node.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';

command(async () => {
  await installWhenNeeded();
  const node = pinnedNode();
  const [file = '', ...args] = process.argv.slice(2);
  return run(node.path, [inRoot(file), ...args], { env: node.env });
});
