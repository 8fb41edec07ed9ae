import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', '**/dist/**', '**/e2e/**', '**/.data/**'];

/** They end what hangs; how quick something is on a busy machine is no test's business. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

/** Files share what a worker has imported, which takes longer than most tests: nothing at the top of a module may remember a test. */
const together = { isolate: false };

export default defineConfig({
  test: {
    // One worker leaves half of a small machine idle: the tests wait for PostgreSQL, which works beside them.
    maxWorkers: Math.max(availableParallelism(), 2),
    projects: [
      {
        test: {
          ...patience,
          ...together,
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...outside, '**/*.db.test.ts'],
        },
      },
      {
        // On a real PostgreSQL: one migrated template, cloned for each worker.
        test: {
          ...patience,
          ...together,
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: outside,
          globalSetup: './server/test/database-setup.ts',
        },
      },
      {
        test: {
          ...patience,
          name: 'storefront',
          include: ['storefront/app/**/*.test.tsx'],
          exclude: outside,
        },
      },
    ],
  },
});
