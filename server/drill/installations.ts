import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHome } from '../src/base/embedded-postgres/home.ts';
import { findRunningPostgres } from '../src/base/embedded-postgres/index.ts';
import { keepPostgres, postmasterOf } from './kept-postgres.ts';
import { keepProduct, type KeptProduct } from './kept-product.ts';
import { isHealthy, until } from './poll.ts';
import { markAsDemo } from './world.ts';

/** What a kill hits. */
export const killKinds = ['a server', 'the database', 'everything'] as const;
export type KillKind = (typeof killKinds)[number];

/** A running installation whose parts can be killed and come back by themselves. */
export interface Installation {
  name: string;
  origins: readonly string[];
  hasSandbox: boolean;
  /** The database now; after a restart its port may be another. */
  databaseUrl(): Promise<string>;
  /** Kills with SIGKILL. @returns a function that waits until every part runs again and is healthy. */
  kill(kind: KillKind): Promise<() => Promise<void>>;
  /** Ends everything in order. @returns the exit codes of the server processes */
  stop(): Promise<(number | null)[]>;
}

/** A folder that the database's user can enter, also when this process is root. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tradewind-drill-'));
  await chmod(folder, 0o755);
  return folder;
}

/** One server process with the PostgreSQL that it brings. */
export async function embeddedInstallation(folder: string): Promise<Installation> {
  const dataDir = join(folder, 'embedded');
  await mkdir(dataDir, { recursive: true });
  const product = await keepProduct({ DATA_DIR: dataDir, DEMO: 'off' });
  await until('the embedded installation is healthy', () => isHealthy(product.origin));
  const cluster = join((await findHome(dataDir, () => {})).folder, 'postgres');
  return {
    name: 'embedded',
    origins: [product.origin],
    hasSandbox: false,
    async databaseUrl() {
      let url: string | null = null;
      await until('the embedded database runs', async () => (url = await findRunningPostgres(dataDir)) !== null);
      return url!;
    },
    kill: (kind) => kill(kind, [product], cluster),
    stop: async () => [await product.stop()],
  };
}

/** Several server processes on a PostgreSQL of its own, which are a demo, so that cards can be paid with. */
export async function outerInstallation(folder: string, processes = 2): Promise<Installation> {
  const postgres = await keepPostgres(join(folder, 'outer-postgres'));
  const settings = { DATA_DIR: join(folder, 'outer'), DATABASE_URL: postgres.url };
  const [first, ...others] = await Promise.all(Array.from({ length: processes }, () => keepProduct(settings)));
  const products = [first!, ...others];
  const allHealthy = () => allAreHealthy(products);
  await until('the outer installation is healthy', allHealthy);
  await markAsDemo(postgres.url);
  // What a demo is, the processes read when they start.
  await Promise.all(products.map((product) => product.kill()));
  await until('the outer installation is a healthy demo', allHealthy);
  return {
    name: `outer, ${processes} processes`,
    origins: products.map(({ origin }) => origin),
    hasSandbox: true,
    databaseUrl: async () => postgres.url,
    kill: (kind) => kill(kind, products, postgres.folder),
    async stop() {
      const codes = await Promise.all(products.map((product) => product.stop()));
      await postgres.stop();
      return codes;
    },
  };
}

async function kill(kind: KillKind, products: readonly KeptProduct[], cluster: string): Promise<() => Promise<void>> {
  const victim = products[Math.floor(Math.random() * products.length)]!;
  const dead = kind === 'everything' ? products : kind === 'a server' ? [victim] : [];
  const postmaster = kind === 'a server' ? null : await postmasterOf(cluster);
  if (postmaster !== null) process.kill(postmaster, 'SIGKILL');
  await Promise.all(dead.map((product) => product.kill()));
  return async () => {
    if (postmaster !== null)
      await until('another database server runs', async () => {
        const now = await postmasterOf(cluster);
        return now !== null && now !== postmaster;
      });
    await until('all processes are healthy', () => allAreHealthy(products));
  };
}

const allAreHealthy = async (products: readonly KeptProduct[]): Promise<boolean> =>
  (await Promise.all(products.map(({ origin }) => isHealthy(origin)))).every(Boolean);

/** Removes the folder of an installation, and the cluster that was put elsewhere. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
