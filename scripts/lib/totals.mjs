import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ passed: number, failed: number }} Totals */

/**
 * Adds up the reports of the test runners in a folder; a missing report counts as zero.
 * @param {string} reports
 * @returns {Totals}
 */
export function countTests(reports) {
  const vitest = readReport(join(reports, 'vitest.json'));
  const playwright = readReport(join(reports, 'playwright.json'))?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.expected ?? 0) + (playwright?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (playwright?.unexpected ?? 0),
  };
}

/**
 * The last line of `npm test`. A run that failed without a failing test (types, lint, a crash) counts as one failure.
 * @param {Totals} totals
 * @param {boolean} succeeded
 * @returns {string}
 */
export function totalsLine({ passed, failed }, succeeded) {
  return `${passed} passed, ${succeeded ? failed : Math.max(failed, 1)} failed`;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
