import { join } from 'node:path';
import { movableClock } from '../src/base/clock/clock.ts';
import type { Deps } from '../src/base/deps.ts';
import { localFiles } from '../src/base/files/local-files.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { buildApp } from '../src/app.ts';
import { openInstallation } from '../src/installation.ts';
import { cancelUnshipped, closeUnpaidOrders, completeOrders, confirmAfterDeadline } from '../src/trade/orders/index.ts';
import { dueIn } from './fill-orders.ts';

/** The jobs that process the deadlines of orders. */
const deadlineJobs: Record<string, (deps: Deps) => Promise<number>> = {
  closeUnpaidOrders,
  cancelUnshipped,
  confirmAfterDeadline,
  completeOrders,
};

export interface ProcessedDeadline {
  orders: number;
  seconds: number;
}

/** Processes the named deadline in a child process once everything is due, with all subscribers of its events. */
const { env, dataDir, db, close } = await openInstallation();
const clock = movableClock();
clock.advance(2 * dueIn);
const jobs = openJobs(
  db,
  (error) => {
    throw error;
  },
  false,
);
const app = await buildApp({
  db,
  clock,
  jobs,
  logger: false,
  defaultLocale: env.DEFAULT_LOCALE,
  paymentCodeSecret: Buffer.alloc(32),
  trustProxy: false,
  docs: false,
  files: localFiles(join(dataDir, 'files')),
});
await jobs.start();
await app.ready();

const processDeadline = deadlineJobs[process.argv[2] ?? ''];
if (!processDeadline) throw new Error(`There is no clock ${process.argv[2]}`);
process.send!('ready');
await new Promise((resolve) => process.once('message', resolve));
const began = performance.now();
const orders = await processDeadline({ db, clock, jobs });
process.send!({ orders, seconds: (performance.now() - began) / 1_000 } satisfies ProcessedDeadline);

await app.close();
await jobs.stop();
await close();
process.disconnect();
