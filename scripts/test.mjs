// `npm test`: everything that can be known without people looking. `npm test -- --help` lists its parts.
import { findChromium } from '../tests/support/chromium/find-chromium.mjs';
import { startPostgres } from '../tests/support/postgres/start-postgres.mjs';
import { command, Problem } from './lib/command.mjs';
import { installWhenNeeded } from './lib/dependencies.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { parseTestArguments, testHelp } from './lib/test-arguments.mjs';
import { lastLine, oneFailed, total } from './lib/test-report.mjs';
import { browserStage, buildStage, checkStage, unitStage } from './lib/test-stages.mjs';

/**
 * @typedef {import('./lib/test-stages.mjs').Counts} Counts
 * @typedef {import('./lib/test-arguments.mjs').Stage} Stage
 */

/** @type {Counts[]} */
const results = [];
let interrupted = false;

/**
 * A fault of one stage is told and counted, and leaves the others to run.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    results.push(oneFailed);
    return undefined;
  }
}

/**
 * @param {Set<Stage>} wanted
 * @param {string[]} extra
 */
async function runStages(wanted, extra) {
  const node = pinnedNode();
  const context = { node, extra, env: { ...node.env } };

  /** @param {Stage} name @param {typeof unitStage} stage */
  const runStage = async (name, stage) => {
    if (interrupted || !wanted.has(name)) return undefined;
    const counts = await attempt(() => stage(context));
    if (counts) results.push(counts);
    return counts;
  };

  await runStage('check', checkStage);
  const needsDatabase = wanted.has('unit') || wanted.has('browser');
  const postgres = needsDatabase && !interrupted ? await attempt(() => startPostgres()) : undefined;
  try {
    if (postgres) context.env['TEST_DATABASE_URL'] = postgres.url;
    await runStage('unit', unitStage);
    const built = await runStage('build', buildStage);
    if (interrupted || !wanted.has('browser')) return;
    const chromium = built && (await attempt(() => findChromium(node)));
    if (!chromium) {
      console.log('The browser tests were not run.');
      return;
    }
    context.env['CHROMIUM_PATH'] = chromium;
    await runStage('browser', browserStage);
  } finally {
    await postgres?.stop();
  }
}

command(async () => {
  const { help, stages, extra } = parseTestArguments(process.argv.slice(2));
  if (help) {
    console.log(testHelp);
    return 0;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      interrupted = true;
    });
  }
  await attempt(async () => {
    await installWhenNeeded();
    await runStages(new Set(stages), extra);
    if (interrupted) throw new Problem('Stopped before the end.');
  });
  const counts = total(results);
  console.log(lastLine(counts));
  return counts.failed > 0 ? 1 : 0;
});
