import { join } from 'node:path';
import { buildFrontEnds } from './build.mjs';
import { step, stepBeside, twoAtATime } from './step.mjs';

const sources = [
  'contract/src',
  'client/src',
  'server/src',
  'server/seed',
  'storefront/app',
  'storefront/server',
  'console/app',
  'console/server',
];

/**
 * Runs all checks that need no browser. Stops at the first failure.
 * @param {{ reports: string }} options the folder for the report of the tests
 */
export async function runChecks({ reports }) {
  await twoAtATime([
    () => stepBeside('Format', 'oxfmt', ['--check']),
    () => stepBeside('Lint', 'oxlint', ['--deny-warnings']),
    () => stepBeside('Boundaries', 'depcruise', sources),
    () => stepBeside('Unused code', 'knip', []),
    ...['contract', 'client', 'server', 'storefront', 'console', 'scripts'].map(
      (folder) => () => stepBeside(`Types: ${folder}`, 'tsc', ['--noEmit', '-p', `${folder}/tsconfig.json`]),
    ),
  ]);
  // Before the tests, because some start the product.
  await buildFrontEnds();
  await step('Size of the storefront', 'size-limit', []);
  await step('Unit and database tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ]);
}
