import type { Read } from '../../base/db/database.ts';
import type { Settings } from '../../platform/settings/index.ts';

/**
 * How many withdrawals without a fee a shopper has left in the calendar month (UTC). One that was refused or cancelled
 * gives its own back. Exact only while the shopper's credentials are locked, which serializes the requests.
 */
export async function freeWithdrawalsLeft(read: Read, settings: Settings, userId: string, now: Date): Promise<number> {
  const perMonth = settings['withdrawal.freeMonthlyCount'];
  if (perMonth === 0) return 0;
  const { used } = await read
    .selectFrom('withdrawals')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('used'))
    .where('user_id', '=', userId)
    .where('free', '=', true)
    .where('status', 'in', ['auditing', 'passed'])
    .where('asked_at', '>=', startOfMonth(now))
    .executeTakeFirstOrThrow();
  return Math.max(0, perMonth - used);
}

const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
