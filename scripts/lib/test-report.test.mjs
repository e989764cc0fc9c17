import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { scratchFolder } from './scratch-folder.mjs';
import { lastLine, oneFailed, onePassed, playwrightCounts, total, vitestCounts } from './test-report.mjs';

/** @type {ReturnType<typeof scratchFolder> | undefined} */
let folder;
afterEach(() => folder?.remove());

/** @param {object} report */
function reportFile(report) {
  folder = scratchFolder({ 'report.json': JSON.stringify(report) });
  return join(folder.path, 'report.json');
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2 };
const playwright = { stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 } };

test('counts what vitest reports', () => {
  expect(vitestCounts(reportFile(vitest), 0)).toEqual({ passed: 5, failed: 0, skipped: 3 });
});

test('counts what Playwright reports, a test that passed at the second try as passed', () => {
  expect(playwrightCounts(reportFile(playwright), 1)).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

test('a runner that ends badly without a failed test counts as one failed', () => {
  expect(vitestCounts(reportFile(vitest), 1).failed).toBe(1);
});

test('a runner that leaves no report counts as one failed, whatever its exit code', () => {
  expect(playwrightCounts('/no/such/report.json', 0)).toEqual(oneFailed);
});

test('the last line names skipped tests only when there are any', () => {
  expect(lastLine(total([onePassed, onePassed, oneFailed]))).toBe('tests: 2 passed, 1 failed');
  expect(lastLine({ passed: 1, failed: 0, skipped: 4 })).toBe('tests: 1 passed, 0 failed, 4 skipped');
});
