import { sql } from 'kysely';
import type { PartitionedTable } from '../../../base/db/partitions/partitioned-table.ts';
import type { Deps } from '../../../base/deps.ts';

/** Marks are dropped when their day is over. */
export const visitMarkPartitions: PartitionedTable = {
  table: 'visit_marks',
  column: 'day',
  holds: 'day',
  step: 'day',
  keep: 0,
  ahead: 2,
};

/** A job: deletes the salts of the days that are over; from then on nobody can tell who was counted. */
export async function purgeSalts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  await db.transact((tx) => sql`delete from visit_salts where day < ${today}::date`.execute(tx));
}
