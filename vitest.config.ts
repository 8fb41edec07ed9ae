import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', '**/dist/**', '**/e2e/**', '**/.data/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...outside, '**/*.db.test.ts'],
        },
      },
      {
        // On a real PostgreSQL: one migrated template, cloned for each worker.
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: outside,
          globalSetup: './server/test/database-setup.ts',
        },
      },
      {
        test: {
          name: 'storefront',
          include: ['storefront/app/**/*.test.tsx'],
          exclude: outside,
        },
      },
    ],
  },
});
