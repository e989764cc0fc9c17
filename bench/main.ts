// `npm run bench [-- build start weights hosting requests lighthouse]`: measures side by side in one run, writes results.md.
import { benchBuild } from './build.ts';
import { benchHosting } from './hosting.ts';
import { benchLighthouse } from './lighthouse.ts';
import { report, type Table } from './report.ts';
import { benchRequests } from './requests.ts';
import { benchStart } from './start.ts';
import { benchWeights } from './weights.ts';

const BENCHES: Record<string, () => Table | Promise<Table>> = {
  build: benchBuild,
  start: benchStart,
  weights: benchWeights,
  hosting: benchHosting,
  requests: benchRequests,
  lighthouse: benchLighthouse,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(2);
}
const tables: Table[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`Measuring: ${name} …`);
  tables.push(await bench());
  report(tables);
}
