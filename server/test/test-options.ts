import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppOptions } from '../src/app-options.ts';
import { localFiles } from '../src/base/files/local-files.ts';

/** The secret under which the payment codes of tests are hashed. */
export const testSecret = Buffer.alloc(32, 7);

/** What the servers of tests are built from. */
export const testOptions = (parts: Pick<AppOptions, 'db' | 'clock' | 'jobs'>): AppOptions => ({
  ...parts,
  logger: false,
  defaultLocale: 'en',
  paymentCodeSecret: testSecret,
  trustProxy: false,
  docs: true,
  files: localFiles(join(tmpdir(), 'tradewind-test-files')),
  trustHost: true,
  withdrawalsWithoutCode: true,
  payments: { sandbox: true },
  mail: { demo: true },
});
