import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const onePassed = { passed: 1, failed: 0, skipped: 0 };
/** @type {Counts} */
export const oneFailed = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that ends badly without naming a failed test (a file that does not load, a server that does not
 * start) counts as one failed test.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
const heedingExitCode = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * @param {string} file
 * @param {number} exitCode
 */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return oneFailed;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  const skipped = numPendingTests + numTodoTests;
  return heedingExitCode({ passed: numPassedTests, failed: numFailedTests, skipped }, exitCode);
}

/**
 * @param {string} file
 * @param {number} exitCode
 */
export function playwrightCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return oneFailed;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return heedingExitCode({ passed: expected + flaky, failed: unexpected, skipped }, exitCode);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Counts[]} all */
export const total = (all) =>
  all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** @param {Counts} counts */
export const lastLine = ({ passed, failed, skipped }) =>
  `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
