// `npm run bench [-- hosting requests lighthouse build]`: measures side by side in one run and writes results.md.
import { benchBuild } from './build.ts';
import { benchHosting } from './hosting.ts';
import { benchLighthouse } from './lighthouse.ts';
import { report, type Table } from './report.ts';
import { benchRequests } from './requests.ts';

const BENCHES: Record<string, () => Table | Promise<Table>> = {
  build: benchBuild,
  hosting: benchHosting,
  requests: benchRequests,
  lighthouse: benchLighthouse,
};

const wanted = process.argv.slice(2);
const tables: Table[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`Measuring: ${name} …`);
  tables.push(await bench());
}
report(tables);
