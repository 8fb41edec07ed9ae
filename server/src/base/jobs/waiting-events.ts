import type { Database } from '../db/database.ts';
import type { Queryable } from '../db/pool.ts';
import { openBoss, retry } from './jobs.ts';

/** An event that is waiting for its subscriber, as a backup keeps it. */
export interface WaitingEvent {
  id: string;
  queue: string;
  data: object;
}

const batchSize = 1_000;

/**
 * The events that were published and not yet delivered, in batches. One that is being delivered counts as waiting: its
 * handler is idempotent. Runs of timers are left out, since a start schedules them anew.
 *
 * @param client in a transaction
 */
export async function* readWaitingEvents(client: Queryable): AsyncGenerator<WaitingEvent[]> {
  const tables = await client.query(`select from pg_tables where schemaname = 'pgboss' and tablename = 'job'`);
  if (tables.rows.length === 0) return;
  await client.query(`
    declare waiting_events no scroll cursor for
    select j.id, j.name as queue, j.data from pgboss.job j
    where j.state in ('created', 'retry', 'active') and j.data is not null
      and not exists (select from pgboss.schedule s where s.name = j.name) and j.name not like '\\_\\_pgboss\\_\\_%'
    order by j.created_on, j.id`);
  for (;;) {
    const { rows } = await client.query<WaitingEvent & Record<string, unknown>>(
      `fetch ${batchSize} from waiting_events`,
    );
    if (rows.length === 0) return;
    yield rows;
  }
}

/** Creates the job queue where there is none. The result takes waiting events into it, in the given transaction. */
export async function prepareWaitingEvents({ pool }: Pick<Database, 'pool'>) {
  // Its errors also reach the acts below.
  const boss = openBoss(pool, () => {}, false);
  await boss.start();
  return {
    async insert(client: Queryable, events: readonly WaitingEvent[]): Promise<void> {
      const runner = {
        executeSql: async (text: string, values?: unknown[]) => ({
          rows: (await client.query(text, values)).rows as never[],
        }),
      };
      for (const [queue, all] of Map.groupBy(events, (event) => event.queue)) {
        await boss.createQueue(queue);
        await boss.insert(
          queue,
          all.map(({ id, data }) => ({ id, data, ...retry })),
          { db: runner },
        );
      }
    },
    stop: () => boss.stop({ graceful: false, close: false }),
  };
}
