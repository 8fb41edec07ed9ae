import { sql } from 'kysely';
import type { Database } from '../src/base/db/database.ts';

/** Events that an order causes in its life, each for one or more subscribers, and how long finished jobs are kept. */
const jobsPerOrder = 15;
const keptDays = 7;

/** Fills the finished jobs that the queues of events keep, once they exist. @returns how many */
export async function fillDoneJobs(db: Database, orders: number): Promise<number> {
  const count = Math.floor((orders * jobsPerOrder * keptDays) / 365);
  await db.transact(
    async (tx) => {
      await sql`
        insert into pgboss.job (id, name, data, state, created_on, started_on, completed_on, policy, retry_limit)
        select gen_random_uuid(), q.names[1 + n % cardinality(q.names)], jsonb_build_object('orderId', gen_random_uuid()), 'completed', at, at, at, 'standard', 8
        from generate_series(1, ${count}::int) n
        cross join (select array_agg(name order by name) as names from pgboss.queue where name like 'order%.%' and name not like '%deadline%' and policy = 'standard') q
        cross join lateral (select now() - ${keptDays}::int * interval '1 day' * n / ${count}::int as at) t`.execute(
        tx,
      );
    },
    { unlimited: true },
  );
  await sql`analyze pgboss.job`.execute(db.kysely);
  return count;
}
