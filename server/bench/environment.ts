import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { closePool } from '../src/base/db/pool.ts';
import { type ManyProducts, seedManyProducts } from '../seed/many-products/seed-many-products.ts';
import { seedMarket } from '../seed/market/seed-market.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { localFiles } from '../src/base/files/local-files.ts';
import { systemClock } from '../src/base/clock/clock.ts';
import { openDatabase, type Database } from '../src/base/db/database.ts';
import { migrate } from '../src/base/db/migrate.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { withClient } from '../test/with-client.ts';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';
import { startChild, type MeasuredServer } from './child.ts';
import { connections } from './load.ts';
import type { FixedAnswer } from './bare-server.ts';
import { readCatalogueSample, type CatalogueSample } from './catalogue-sample.ts';
import { createShoppers, type Shopper } from './shoppers.ts';
import { statementCounter, type StatementCounter } from './statements.ts';

/** A database with a stocked catalogue and shoppers. */
export interface Catalogue {
  readonly url: string;
  readonly size: number;
  readonly sample: CatalogueSample;
  readonly shoppers: readonly Shopper[];
}

/** `one shop`: its generated products are all of one shop, and searches don't find them. */
type CatalogueKind = 'all shops' | 'one shop';

/** A new embedded PostgreSQL, and the servers that are measured on it. */
export interface Environment {
  /** On a database that holds nothing yet. */
  readonly pool: pg.Pool;
  readonly statements: StatementCounter;
  /** A database of its own with the product's tables and nothing in them. */
  createEmptyDatabase(name: string): Promise<Database>;
  /** @param kind where its generated products stand, and whether searches find them */
  createCatalogue(name: string, products: number, kind?: CatalogueKind): Promise<Catalogue>;
  /** The whole demo: the core, and the market with some orders. */
  createMarket(name: string): Promise<Pick<Catalogue, 'url'>>;
  /** Starts the product in a process of its own. @param drawsPages whether it serves the storefront as it was built */
  startProduct(catalogue: Pick<Catalogue, 'url'>, drawsPages?: boolean): Promise<MeasuredServer>;
  /** The same, but it runs timers only when asked: see `timers-server.ts`. */
  startTimers(catalogue: Catalogue): Promise<MeasuredServer>;
  /** Starts a bare server of finished answers in a process of its own. */
  startBareServer(answers: readonly FixedAnswer[]): Promise<MeasuredServer>;
  /** Stops every process and deletes all files. */
  close(): Promise<void>;
}

/** Enough stock for the whole measurement. */
async function prepareDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('update skus set stock = 1000000');
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

/** The shop with the most orders. */
async function busiestShop({ read }: Database): Promise<string> {
  const { shop_id: id } = await read
    .selectFrom('orders')
    .select('shop_id')
    .groupBy('shop_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('shop_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Orders of the year of the demo's market here: enough to order what is found by sales. */
const marketOrders = 400;

const rethrow = (error: unknown) => {
  throw error;
};

export async function createEnvironment(print: (line: string) => void): Promise<Environment> {
  const cleaning = new AsyncDisposableStack();
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-bench-'));
    cleaning.defer(() => rm(dataDir, { recursive: true, force: true }));
    // mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
    await chmod(dataDir, 0o755);
    const statements = statementCounter();
    const server = await startEmbeddedPostgres({ dataDir, onLog: statements.record });
    cleaning.defer(() => server.stop());
    const pool = new pg.Pool({ connectionString: server.url, max: connections });
    // The pool’s own `end` does not wait for its connections, which the server would then cut off.
    cleaning.defer(() => closePool(pool));
    const secret = await paymentCodeSecret(dataDir, undefined);

    const start = async (file: string, env: NodeJS.ProcessEnv, work?: object) => {
      const child = await startChild(file, env, work);
      cleaning.defer(child.stop);
      return child;
    };
    const productEnv = {
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'warn',
      LIVE_CONNECTIONS: '100000',
      NODE_ENV: 'production',
    };
    const createDatabase = async (name: string) => {
      await pool.query(`create database ${name}`);
      return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    };
    const seedDeps = (db: Database) => ({
      db,
      clock: systemClock,
      jobs: openJobs(db, rethrow, false),
      paymentCodeSecret: secret,
    });
    return {
      pool,
      statements,
      async createEmptyDatabase(name) {
        const db = openDatabase({ url: await createDatabase(name), pool: 4 });
        cleaning.defer(db.close);
        await migrate(db.directUrl);
        return db;
      },
      async createCatalogue(name, products, kind = 'all shops') {
        const began = performance.now();
        const url = await createDatabase(name);
        const db = openDatabase({ url, pool: 4 });
        try {
          await migrate(db.directUrl);
          await seedDemo(seedDeps(db));
          const many: ManyProducts = kind === 'one shop' ? { shopId: await busiestShop(db), indexed: false } : {};
          await seedManyProducts(db, systemClock, products, () => {}, many);
          await prepareDatabase(url);
          const catalogue = {
            url,
            size: products,
            sample: await readCatalogueSample(db),
            shoppers: await createShoppers(db, 4 * connections, secret),
          };
          print(`${products} products are on the shelves (${((performance.now() - began) / 1_000).toFixed(1)} s)`);
          return catalogue;
        } finally {
          await db.close();
        }
      },
      async createMarket(name) {
        const url = await createDatabase(name);
        const db = openDatabase({ url, pool: 4 });
        try {
          await migrate(db.directUrl);
          await seedDemo(seedDeps(db));
          await seedMarket({ ...seedDeps(db), files: localFiles(join(dataDir, 'files')), orders: marketOrders });
          await prepareDatabase(url);
          return { url };
        } finally {
          await db.close();
        }
      },
      startProduct: ({ url }, drawsPages = false) =>
        start('product-server.ts', { ...productEnv, DATABASE_URL: url, ...(drawsPages && { PAGES: 'on' }) }),
      startTimers: ({ url }) => start('timers-server.ts', { ...productEnv, DATABASE_URL: url }),
      startBareServer: (answers) => start('bare-server.ts', { NODE_ENV: 'production' }, [...answers]),
      close: () => cleaning.disposeAsync(),
    };
  } catch (error) {
    await cleaning.disposeAsync();
    throw error;
  }
}
