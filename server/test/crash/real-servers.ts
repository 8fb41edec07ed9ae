import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openDatabase, type Database } from '../../src/base/db/database.ts';
import { migrate } from '../../src/base/db/migrate.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/base/embedded-postgres/index.ts';
import { testSecret } from '../app.ts';
import { withDatabase } from '../database-setup.ts';
import { startProduct, type Product } from '../product.ts';
import { withClient } from '../with-client.ts';

/** For tests that start real processes, possibly on a busy machine. */
export const patience = { timeout: 300_000 };

/** Servers of the product in processes of their own, which a test may kill. */
export interface RealServers {
  /** Creates a database with all tables. The caller closes its handle. */
  createDatabase(name: string): Promise<{ url: string; db: Database }>;
  /** Starts the product on a database. It is killed after the test, if the test has not done so. */
  start(url: string): Product;
}

/** Builds the product and starts a PostgreSQL for the tests of a file, and removes both afterwards. */
export function realServers(): RealServers {
  const products: Product[] = [];
  let folder: string;
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    await promisify(execFile)('node', ['scripts/build.mjs'], { cwd: join(import.meta.dirname, '../../..') });
    folder = await mkdtemp(join(tmpdir(), 'tradewind-servers-'));
    // mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
    await chmod(folder, 0o755);
    server = await startEmbeddedPostgres({ dataDir: folder });
  }, patience.timeout);

  afterEach(async () => {
    for (const { process, ended } of products.splice(0)) {
      process.kill('SIGKILL');
      await ended;
    }
  }, patience.timeout);

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }, patience.timeout);

  return {
    async createDatabase(name) {
      await withClient(server.url, (admin) => admin.query(`create database ${name}`));
      const url = withDatabase(server.url, name);
      const db = openDatabase({ url, pool: 4 });
      await migrate(db.directUrl);
      return { url, db };
    },
    start(url) {
      const product = startProduct({ DATA_DIR: folder, DATABASE_URL: url, PAYMENT_CODE_SECRET: testSecret.toString() });
      products.push(product);
      return product;
    },
  };
}
