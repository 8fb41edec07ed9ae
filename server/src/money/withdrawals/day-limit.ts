import type { Read } from '../../base/db/database.ts';
import { day, later } from '../../base/clock/clock.ts';

/**
 * The sum of a shopper's open and paid withdrawals of the last 24 hours, minor units. Exact only while the balance is
 * locked.
 */
export async function requestedInOneDay(read: Read, userId: string, now: Date): Promise<bigint> {
  const { total } = await read
    .selectFrom('withdrawals')
    .select((eb) => eb.cast<bigint>(eb.fn.coalesce(eb.fn.sum('price'), eb.val(0)), 'bigint').as('total'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['auditing', 'passed'])
    .where('asked_at', '>', later(now, -day))
    .executeTakeFirstOrThrow();
  return total;
}
