import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** What every act may lean on. Acts take it first: nothing is hidden. */
export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}
