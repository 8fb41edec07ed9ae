import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests, totalsLine } from './lib/totals.mjs';

let reports: string;

beforeEach(async () => {
  reports = await mkdtemp(join(tmpdir(), 'launcher-totals-'));
});

afterEach(() => rm(reports, { recursive: true }));

test('adds up the reports of both runners', async () => {
  await writeFile(join(reports, 'vitest.json'), '{ "numPassedTests": 40, "numFailedTests": 1 }');
  await writeFile(
    join(reports, 'playwright.json'),
    '{ "stats": { "expected": 6, "unexpected": 2, "flaky": 1, "skipped": 3 } }',
  );
  expect(countTests(reports)).toEqual({ passed: 47, failed: 3 });
});

test('counts a failure for a run that broke before any test, and nothing for a truncated report', async () => {
  await writeFile(join(reports, 'vitest.json'), '{ "numPassedTe');
  expect(countTests(reports)).toEqual({ passed: 0, failed: 0 });
  expect(totalsLine({ passed: 0, failed: 0 }, false)).toBe('0 passed, 1 failed');
  expect(totalsLine({ passed: 9, failed: 0 }, true)).toBe('9 passed, 0 failed');
});
