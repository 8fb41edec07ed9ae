import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** The dependencies of every act, passed as its first argument. */
export interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}
