// `npm run test:fuzz`: 20,000 odd requests; another number and a seed may be given.
import { fuzz } from './fuzz.ts';

const count = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Math.floor(Math.random() * 2 ** 32));
console.log(`${count} odd requests, seed ${seed} …`);
const { statuses, faults } = await fuzz(count, seed);
for (const [status, times] of [...statuses].sort()) console.log(`${status}: ${times}`);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'No 5xx, and the server is well.' : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
