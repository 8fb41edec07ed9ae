import { join } from 'node:path';
import { buildFrontEnds } from './build.mjs';
import { step } from './step.mjs';

/**
 * Runs all checks that need no browser, the quick ones first. Stops at the first failure.
 * @param {{ reports: string }} options the folder for the report of the tests
 */
export async function runChecks({ reports }) {
  for (const folder of ['contract', 'client', 'server', 'storefront', 'console', 'scripts']) {
    await step(`Types: ${folder}`, 'tsc', ['--noEmit', '-p', `${folder}/tsconfig.json`]);
  }
  await step('Format', 'oxfmt', ['--check']);
  await step('Lint', 'oxlint', ['--deny-warnings']);
  await step('Boundaries', 'depcruise', [
    'contract/src',
    'client/src',
    'server/src',
    'server/seed',
    'storefront/app',
    'storefront/server',
    'console/app',
    'console/server',
  ]);
  await step('Unused code', 'knip', []);
  await step('Unit and database tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ]);
  await buildFrontEnds();
  await step('Size of the storefront', 'size-limit', []);
}
