import type { Clock } from '../../src/base/clock/clock.ts';
import type { Database } from '../../src/base/db/database.ts';
import type { Jobs } from '../../src/base/jobs/jobs.ts';

/** What the demo world is made with. */
export interface SeedDeps {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  /** Under which the shoppers' payment codes are digested. */
  paymentCodeSecret: Buffer;
}

/** A part of the demo world. It adds what is missing and leaves what is there as it is. @returns how many things it added. */
export type Step = (deps: SeedDeps) => Promise<number>;
