import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../src/base/clock/clock.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { localFiles } from '../src/base/files/files.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';
import { StartUpError } from '../src/base/start-up-error.ts';
import { readEnv } from '../src/env.ts';
import { seedDemo } from './seed-demo.ts';
import { seedManyProducts } from './many-products/seed-many-products.ts';

/**
 * `npm run seed` builds the demo world in the database that `DATABASE_URL` names, or in the embedded one;
 * `npm run seed -- --products 100000` adds a large catalogue to it, for measurements.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const many = values.products === undefined ? 0 : Number(values.products);
  if (!Number.isSafeInteger(many) || many < 0 || many > 5_000_000) throw new StartUpError('--products takes a whole number up to 5000000');

  const env = readEnv();
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  const db = openDatabase({ url: env.DATABASE_URL ?? embedded!.url });
  try {
    await migrate(db.connection);
    const deps = {
      db,
      clock: systemClock,
      jobs: openJobs(db.connection, (error) => say(String(error)), false),
      files: localFiles(join(env.DATA_DIR, 'files')),
      paymentCodeSecret: await paymentCodeSecret(env.DATA_DIR, env.PAYMENT_CODE_SECRET),
    };
    const { added, seconds } = await seedDemo({ ...deps, log: say, pictures: many > 0 ? 'later' : 'now' });
    say(added > 0 ? `The demo world is ready after ${seconds} s.` : 'The demo world was complete already; nothing was changed.');
    if (many > 0) await seedManyProducts(db, systemClock, many, say);
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

await main().catch((error: unknown) => {
  const known = error instanceof StartUpError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
