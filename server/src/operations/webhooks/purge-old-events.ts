import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import { inBatches } from '../../base/db/in-batches.ts';
import type { Deps } from '../../base/deps.ts';

/** How long events can be sent again. They contain addresses, so they are not kept longer. */
const kept = 30 * day;

/** A job: deletes old events with what was sent of them. @returns how many. */
export async function purgeOldEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = later(clock.now(), -kept);
  return inBatches(db, async (tx, limit) => {
    const { numAffectedRows } = await sql`
      delete from webhook_events where id = any(array(
        select id from webhook_events where at < ${before}::timestamptz order by at limit ${limit}
      ))`.execute(tx);
    return Number(numAffectedRows);
  });
}
