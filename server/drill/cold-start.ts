import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../test/with-client.ts';
import { startProduct, type Product } from '../test/product.ts';
import { keepPostgres } from './kept-postgres.ts';
import { isHealthy, until } from './poll.ts';
import { secret } from './world.ts';

export interface ColdStartDrill {
  processes: number;
  /** How many of them migrated the database. */
  migrated: number;
  /** How many ended instead of serving. */
  ended: number;
  /** Migrations that ran. */
  migrations: number;
  /** Seconds until the last was healthy. */
  seconds: number;
}

const processes = 4;

/** Starts several processes at once on an empty database while all processors are busy. */
export async function drillColdStart(folder: string): Promise<ColdStartDrill> {
  const postgres = await keepPostgres(join(folder, 'cold-postgres'));
  const hogs = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  const products: Product[] = [];
  try {
    const began = performance.now();
    const settings = {
      DATA_DIR: join(folder, 'cold'),
      DATABASE_URL: postgres.url,
      PAYMENT_CODE_SECRET: secret.toString(),
    };
    for (let number = 0; number < processes; number += 1) products.push(startProduct(settings));
    const origins = await Promise.all(products.map(({ origin }) => origin));
    for (const origin of origins) await until('every process is healthy', () => isHealthy(origin));
    const seconds = (performance.now() - began) / 1_000;
    const { rowCount } = await withClient(postgres.url, (client) => client.query('select from migrations'));
    return {
      processes,
      seconds,
      migrations: rowCount ?? 0,
      migrated: products.filter((product) => product.output().includes('Migrated:')).length,
      ended: products.filter((product) => product.process.exitCode !== null).length,
    };
  } finally {
    for (const hog of hogs) hog.kill('SIGKILL');
    for (const product of products) product.process.kill('SIGTERM');
    await Promise.all(products.map(({ ended }) => ended));
    await postgres.stop();
  }
}
