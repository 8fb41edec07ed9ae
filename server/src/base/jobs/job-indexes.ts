import type { Database } from '../db/database.ts';
import { withUnlimitedConnection } from '../db/pool.ts';

/**
 * Indexes of the job table beside those of pg-boss, which has none for these questions: it keeps finished jobs for a week, and there
 * are millions of them. One has the few jobs that are not done; the other has the runs of timers, whose queues alone are `short`.
 */
const indexes = {
  job_not_done: `(name, state, created_on) where state not in ('completed', 'cancelled')`,
  job_timer_runs: `(name, completed_on) where state = 'completed' and policy = 'short'`,
};

/** Creates the indexes that are missing, without holding up who writes jobs. */
export async function indexJobs({ pool, directUrl }: Pick<Database, 'pool' | 'directUrl'>): Promise<void> {
  const { rows: missing } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as name
     where not exists (select from pg_index i where i.indexrelid = to_regclass('pgboss.' || name) and i.indisvalid)`,
    [Object.keys(indexes)],
  );
  if (missing.length === 0) return;
  await withUnlimitedConnection(directUrl, async (client) => {
    // Another process that starts now builds them: waiting for it would hold up the building itself.
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('indexes of jobs', 0)) as locked`,
    );
    if (!rows[0]!.locked) return;
    for (const name of missing.map((index) => index.name as keyof typeof indexes)) {
      // What a build that was broken off has left.
      await client.query(`drop index concurrently if exists pgboss.${name}`);
      await client.query(`create index concurrently ${name} on pgboss.job_common ${indexes[name]}`);
    }
  });
}
