import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { isStopped } from '../../people/users/index.ts';
import { day, later } from '../../base/clock/clock.ts';

/** How long a reversal that the shopper's balance covered keeps withdrawals on hold. */
const holdPeriod = 30 * day;

/**
 * Whether a withdrawal `w` is on hold: a recharge of the same shopper was reversed recently, or the platform still
 * bears a part of a reversal, and no operator has released the withdrawal since. It is derived from the reversals, so
 * it does not depend on the order of events.
 */
export const onHold = (now: Date) => sql<SqlBool>`exists (
  select 1 from recharge_reversals v join recharges r on r.id = v.recharge_id
  where r.user_id = w.user_id and v.returned_at is null
    and (v.borne > 0 or v.reversed_at > ${later(now, -holdPeriod)})
    and (w.released_at is null or v.reversed_at > w.released_at))`;

/** Whether a withdrawal is on hold. */
export async function isOnHold(read: Read, id: string, now: Date): Promise<boolean> {
  const row = await read
    .selectFrom('withdrawals as w')
    .select('w.id')
    .where('w.id', '=', id)
    .where(onHold(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the account of the shopper whose withdrawal this is has a lock that stops withdrawals. */
export async function isOwnerLocked(read: Read, id: string): Promise<boolean> {
  const row = await read
    .selectFrom('withdrawals as w')
    .select('w.id')
    .where('w.id', '=', id)
    .where(isStopped('w.user_id', 'withdrawals'))
    .executeTakeFirst();
  return row !== undefined;
}

/** A shopper's reversals that were not returned, latest first, at most 20. */
export function reversedAmountOf(read: Read, userId: string) {
  return read
    .selectFrom('recharge_reversals as v')
    .innerJoin('recharges as r', 'r.id', 'v.recharge_id')
    .select(['r.id as recharge_id', 'v.reason', 'v.amount', 'v.borne', 'v.reversed_at'])
    .where('r.user_id', '=', userId)
    .where('v.returned_at', 'is', null)
    .orderBy('v.reversed_at', 'desc')
    .limit(20)
    .execute();
}
