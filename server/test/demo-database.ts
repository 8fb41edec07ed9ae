import { seedDemo } from '../seed/seed-demo.ts';
import { systemClock } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { testDatabase } from './database.ts';

/** A database of the test file with the demo data. */
export async function demoDatabase(): Promise<Database> {
  const db = await testDatabase();
  await seedDemo({
    db,
    clock: systemClock,
    jobs: openJobs(db, () => {}, false),
    paymentCodeSecret: Buffer.alloc(32, 7),
  });
  return db;
}
