import type { health as contract } from '@tradewind/contract/operations/desk/health';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import { isBackupOverdue, lastBackupAt } from '../../base/backup/index.ts';
import { day, later, minute, realTime } from '../../base/clock/clock.ts';
import type { Database } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { activeAdministrators, isSingleAdministrator } from '../../platform/operators/index.ts';
import { trackingStates } from '../../trade/parcels/index.ts';
import { lastBooksCheck } from './books-checks.ts';
import { nextRun } from './next-run.ts';

interface Queue {
  name: string;
  cron: string | null;
  scheduled_at: Date | null;
  waiting: bigint;
  running: bigint;
  failed: bigint;
  oldest_waiting_at: Date | null;
  last_run_at: Date | null;
  last_failure_at: Date | null;
}

/** The state of timers and job queues. The times of the job tables are real, even when the demo clock was moved. */
export async function health({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OutputOf<typeof contract>> {
  const began = performance.now();
  const [queues, { now }] = await Promise.all([readQueues(db), databaseTime(db)]);
  const milliseconds = Math.round(performance.now() - began);
  const [admins, lastBackup, services] = await Promise.all([
    activeAdministrators(db.read),
    lastBackupAt(db.read),
    trackingStates(db.read, clock.now()),
  ]);
  return {
    now: now.toISOString(),
    // The database's time plus the offset of the demo clock, because the clocks of two machines may differ.
    shop_now: later(now, clock.now().getTime() - realTime(clock).getTime()).toISOString(),
    timers: queues
      .filter(({ cron }) => cron !== null)
      .map(({ name, cron, scheduled_at, last_run_at, last_failure_at }) => {
        const next = nextRun(cron!, now);
        return {
          name,
          cron: cron!,
          next_run_at: next?.at.toISOString() ?? null,
          last_run_at: last_run_at?.toISOString() ?? null,
          last_failure_at: last_failure_at?.toISOString() ?? null,
          // A timer that never ran counts from the moment at which it was scheduled.
          late: (last_run_at ?? scheduled_at!) < later(now, -2 * (next?.interval ?? day) - minute),
        };
      }),
    queues: queues.map(({ name, waiting, running, failed, oldest_waiting_at }) => ({
      name,
      waiting: Number(waiting),
      running: Number(running),
      failed: Number(failed),
      oldest_waiting_at: oldest_waiting_at?.toISOString() ?? null,
    })),
    tracking: services.map(({ name, answered_at: answered, failed_at: failed, problem, due, failing }) => ({
      name,
      answered_at: answered?.toISOString() ?? null,
      failed_at: failed?.toISOString() ?? null,
      problem,
      failing: failed !== null && (answered === null || failed > answered),
      due,
      delayed: failing,
    })),
    books: await lastBooksCheck(db.read),
    administrators: admins.length,
    single_administrator: isSingleAdministrator(admins) ? 1 : 0,
    last_backup_at: lastBackup?.toISOString() ?? null,
    backup_overdue: isBackupOverdue(lastBackup, now) ? 1 : 0,
    database_milliseconds: milliseconds,
  };
}

/** Reads what is not done, and the last runs of timers, by `job-indexes.ts`: of the millions of finished jobs nothing else. */
async function readQueues(db: Database): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    select q.name, s.cron, s.created_on as scheduled_at, coalesce(j.waiting, 0) as waiting, coalesce(j.running, 0) as running,
      coalesce(j.failed, 0) as failed, j.oldest_waiting_at, j.last_failure_at, (
        select r.completed_on from pgboss.job r where r.name = s.name and r.state = 'completed' and r.policy = 'short'
        order by r.completed_on desc limit 1
      ) as last_run_at
    from pgboss.queue q
    left join pgboss.schedule s on s.name = q.name
    left join (
      select name, count(*) filter (where state in ('created', 'retry')) as waiting, count(*) filter (where state = 'active') as running,
        count(*) filter (where state = 'failed') as failed, min(created_on) filter (where state in ('created', 'retry')) as oldest_waiting_at,
        max(completed_on) filter (where state = 'failed') as last_failure_at
      from pgboss.job where state not in ('completed', 'cancelled') group by name
    ) j on j.name = q.name
    where q.name not like '\\_\\_pgboss\\_\\_%'
    order by q.name`.execute(db.kysely);
  return rows;
}

async function databaseTime(db: Database): Promise<{ now: Date }> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db.kysely);
  return rows[0]!;
}
