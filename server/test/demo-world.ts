import { seedDemo } from '../seed/seed-demo.ts';
import { systemClock } from '../src/base/clock/clock.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';

/** Creates the demo data in a database, for a server that will run on this data folder. Its pictures are created on their first request. */
export async function buildDemoWorld(url: string, dataDir: string): Promise<void> {
  const db = openDatabase({ url });
  try {
    await migrate(db.directUrl);
    await seedDemo({
      db,
      clock: systemClock,
      jobs: openJobs(db, (error) => process.stderr.write(`${String(error)}\n`), false),
      paymentCodeSecret: await paymentCodeSecret(dataDir, undefined),
    });
  } finally {
    await db.close();
  }
}
