import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../src/base/clock/clock.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { localFiles } from '../src/base/files/files.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';
import { seedDemo } from '../seed/seed-demo.ts';

/**
 * What journeys happen in: a database of its own that holds the demo world, and on it the real product from the build.
 * The product only knows the database's URL, so nothing in it needs a back door for tests. Ends with SIGTERM.
 */
const folder = await mkdtemp(join(tmpdir(), 'tradewind-journeys-'));
// mkdtemp closes its folder to others, and as root the database runs as another user.
await chmod(folder, 0o755);

const database = await startEmbeddedPostgres({ dataDir: folder });
await seed(database.url);
const product = spawn(process.execPath, ['server/src/main.ts'], {
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, PORT: process.env.PORT ?? '0', HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: database.url, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(product, 'exit');

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill('SIGTERM'));
let said = '';
for await (const chunk of product.stdout) {
  const told = /http:\/\/localhost:\d+/;
  const known = told.test(said);
  said += String(chunk);
  const origin = told.exec(said)?.[0];
  if (origin && !known) process.stdout.write(`Journeys start at ${origin} on ${database.url} in ${folder}\n`);
}
await ended;
await database.stop();
await rm(folder, { recursive: true, force: true });

/** The demo world without its pictures: each is painted when a journey first looks at it. */
async function seed(url: string): Promise<void> {
  const db = openDatabase({ url });
  try {
    await migrate(db.connection);
    await seedDemo({
      db,
      clock: systemClock,
      jobs: openJobs(db.connection, (error) => process.stderr.write(`${error}\n`), false),
      files: localFiles(join(folder, 'files')),
      paymentCodeSecret: await paymentCodeSecret(folder, undefined),
      pictures: 'later',
    });
  } finally {
    await db.close();
  }
}
