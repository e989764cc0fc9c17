import { colourEnv, coloured } from './colour.mjs';
import { seconds } from './command.mjs';
import { inRoot } from './root.mjs';
import { capture } from './run.mjs';
import { scriptOf } from './tools.mjs';

/**
 * @typedef {{ name: string, cwd?: string, script: () => string, args: string[] }} Check
 */

/** @type {(folder: string) => Check} */
const types = (folder) => ({
  name: `types of ${folder === '.' ? 'scripts and tests' : folder}`,
  script: () => scriptOf('typescript', 'tsc'),
  args: ['-p', folder, '--noEmit', '--pretty', String(coloured)],
});

/** The longest first, since two of them run at a time. */
const checks = /** @type {Check[]} */ ([
  { name: 'types of site', cwd: 'site', script: () => scriptOf('astro', 'astro'), args: ['check'] },
  types('server'),
  types('.'),
  types('common'),
  {
    name: 'lint and format',
    script: () => scriptOf('@biomejs/biome', 'biome'),
    args: ['check', '--error-on-warnings', `--colors=${coloured ? 'force' : 'off'}`],
  },
]);

/**
 * @param {import('./pinned-node.mjs').PinnedNode} node
 * @returns {Promise<boolean>} whether all of them passed
 */
export async function runChecks(node) {
  const waiting = checks.values();
  let allPassed = true;
  const worker = async () => {
    for (const check of waiting) {
      const begun = performance.now();
      const { code, output } = await capture(node.path, [check.script(), ...check.args], {
        cwd: inRoot(check.cwd ?? '.'),
        env: { ...node.env, ASTRO_TELEMETRY_DISABLED: '1', ...colourEnv },
      });
      if (code !== 0) allPassed = false;
      console.log(`  ${code === 0 ? '✓' : '✗'} ${check.name} (${seconds(begun)})`);
      if (code !== 0) console.log(output);
    }
  };
  await Promise.all([worker(), worker()]);
  return allPassed;
}
