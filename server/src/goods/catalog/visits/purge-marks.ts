import { sql } from 'kysely';
import { inBatches } from '../../../base/db/in-batches.ts';
import type { Deps } from '../../../base/deps.ts';

/** A job: deletes the salts and marks of the days that are over; from then on nobody can tell who was counted. */
export async function purgeMarks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  await db.transact((tx) => sql`delete from visit_salts where day < ${today}::date`.execute(tx));
  await inBatches(db, async (tx, limit) => {
    const { numAffectedRows } = await sql`
      delete from visit_marks where ctid = any(array(
        select ctid from visit_marks where day < ${today}::date limit ${limit}
      ))`.execute(tx);
    return Number(numAffectedRows);
  });
}
