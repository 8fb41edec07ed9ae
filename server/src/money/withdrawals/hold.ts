import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { day, later } from '../../base/clock/clock.ts';

/** How long a payment that was taken back, and fully paid for by the shopper, keeps withdrawals waiting. */
const remembered = 30 * day;

/**
 * Whether a withdrawal `w` is on hold: a payment of the same shopper was taken back lately, or the platform still bears a
 * part of one, and no operator has released the withdrawal since. It follows from the books of top-ups alone, so no order of
 * events can miss it: what is taken back while a withdrawal waits holds it, and so does what was taken back before.
 */
export const onHold = (now: Date) => sql<SqlBool>`exists (
  select 1 from recharge_reversals v join recharges r on r.id = v.recharge_id
  where r.user_id = w.user_id and v.returned_at is null
    and (v.borne > 0 or v.reversed_at > ${later(now, -remembered)})
    and (w.released_at is null or v.reversed_at > w.released_at))`;

export async function isOnHold(read: Read, id: string, now: Date): Promise<boolean> {
  const row = await read
    .selectFrom('withdrawals as w')
    .select('w.id')
    .where('w.id', '=', id)
    .where(onHold(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** The payments of a shopper that were taken back and did not come again, latest first. */
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
