import type { Clock } from '../../src/base/clock/clock.ts';
import type { Database, Tx } from '../../src/base/db/database.ts';
import type { Jobs } from '../../src/base/jobs/jobs.ts';

/** The dependencies of a step. */
export interface SeedDeps {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** The secret under which payment codes are hashed. */
  paymentCodeSecret: Buffer;
}

/** The dependencies of acts that are to run inside a transaction. */
export const within = (deps: SeedDeps, tx: Tx): SeedDeps => ({
  ...deps,
  db: { ...deps.db, read: tx, transact: (work) => work(tx) },
});

/** A step of the seed: creates missing rows and leaves existing ones unchanged. @returns how many it added. */
export type Step = (deps: SeedDeps) => Promise<number>;
