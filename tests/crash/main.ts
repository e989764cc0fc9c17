// `npm run test:crash`: a hundred rounds of kill -9 under load; another number may be given.
import { crash } from './crash.ts';

const rounds = Number(process.argv[2] ?? 100);
const { acknowledged, faults } = await crash(rounds, (report) =>
  console.log(`round ${report.rounds}: ${report.acknowledged} acknowledged, ${report.kept} kept`),
);
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(
  faults.length === 0
    ? `${rounds} times killed: all ${acknowledged} acknowledged requests are there, none twice.`
    : `${faults.length} faults.`,
);
process.exit(faults.length === 0 ? 0 : 1);
