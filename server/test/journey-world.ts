import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { buildDemoWorld } from './demo-world.ts';
import { startProduct } from './product.ts';

/**
 * What journeys happen in: a database of its own that holds the demo world, and on it the real product from the build.
 * The product only knows the database's URL, so nothing in it needs a back door for tests. Ends with SIGTERM.
 */
const ending = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
});
const folder = await mkdtemp(join(tmpdir(), 'tradewind-journeys-'));
// mkdtemp closes its folder to others, and as root the database runs as another user.
await chmod(folder, 0o755);

const database = await startEmbeddedPostgres({ dataDir: folder });
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
