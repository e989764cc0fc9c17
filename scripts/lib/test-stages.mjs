import { mkdirSync, rmSync } from 'node:fs';
import { runChecks } from './checks.mjs';
import { colourEnv } from './colour.mjs';
import { seconds } from './command.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { buildSiteWhenStale } from './site-build.mjs';
import { oneFailed, onePassed, playwrightCounts, vitestCounts } from './test-report.mjs';
import { scriptOf } from './tools.mjs';

/**
 * @typedef {import('./test-report.mjs').Counts} Counts
 * @typedef {{ node: import('./pinned-node.mjs').PinnedNode, extra: string[], env: NodeJS.ProcessEnv }} StageContext
 */

/**
 * @param {StageContext} context
 * @returns {Promise<Counts>}
 */
export async function checkStage({ node }) {
  console.log('Checking lint, format and types (about half a minute) …');
  return (await runChecks(node)) ? onePassed : oneFailed;
}

/**
 * @param {StageContext} context
 * @returns {Promise<Counts>}
 */
export async function buildStage({ node }) {
  await buildSiteWhenStale(node);
  return onePassed;
}

/**
 * @param {StageContext} context
 * @returns {Promise<Counts>}
 */
export async function unitStage({ node, extra, env }) {
  console.log('Unit tests (about half a minute) …');
  const report = freshReport('vitest.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const script = scriptOf('vitest', 'vitest');
  const code = await run(node.path, [script, 'run', ...reporters, ...extra], {
    cwd: inRoot(),
    env: { ...env, ...colourEnv },
  });
  return vitestCounts(report, code);
}

/**
 * @param {StageContext} context
 * @returns {Promise<Counts>}
 */
export async function browserStage({ node, extra, env }) {
  console.log('Browser tests (a few minutes) …');
  const begun = performance.now();
  const report = freshReport('playwright.json');
  const script = scriptOf('@playwright/test', 'playwright');
  const reporters = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`;
  const code = await run(node.path, [script, 'test', reporters, ...extra], {
    cwd: inRoot(),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  console.log(`Browser tests ended after ${seconds(begun)}.`);
  return playwrightCounts(report, code);
}

/** @param {string} name */
function freshReport(name) {
  const file = inRoot('.cache', name);
  mkdirSync(inRoot('.cache'), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
