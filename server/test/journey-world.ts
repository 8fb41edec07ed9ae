import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { buildDemoWorld } from './demo-world.ts';
import { startProduct } from './product.ts';

/**
 * The environment of the browser tests: a database with the demo data, and the built server on it. The server gets only
 * the database's URL, so it needs no special code for tests. Stops on SIGTERM.
 */
const ending = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
});
const folder = await mkdtemp(join(tmpdir(), 'tradewind-journeys-'));
// mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
await chmod(folder, 0o755);

const database = await startEmbeddedPostgres({ dataDir: folder, disposable: true });
try {
  await buildDemoWorld(database.url, folder);
  const { PORT = '0' } = process.env;
  const product = startProduct({ PORT, DATA_DIR: folder, DATABASE_URL: database.url });
  product.process.stderr?.pipe(process.stderr);
  process.stdout.write(`Journeys start at ${await product.origin} on ${database.url} in ${folder}\n`);

  await Promise.race([ending, product.ended]);
  product.process.kill('SIGTERM');
  await product.ended;
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
