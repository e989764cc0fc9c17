// `npm run build`: builds the site into site/dist, whether or not it is out of date.
import { command } from './lib/command.mjs';
import { installWhenNeeded } from './lib/dependencies.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { buildSite } from './lib/site-build.mjs';

command(async () => {
  await installWhenNeeded();
  await buildSite(pinnedNode());
  return 0;
});
