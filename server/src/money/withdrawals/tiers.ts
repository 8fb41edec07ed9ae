import { refuse } from '@tradewind/contract/base/refusals';
import type { WithdrawalTier } from '@tradewind/contract/money/withdrawal-tiers';
import { day, later } from '../../base/clock/clock.ts';
import type { Read } from '../../base/db/database.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { dollars } from './requested-amount.ts';

/** The tier of a shopper, and what it is without an operator. */
export interface TierOfShopper {
  tier: WithdrawalTier;
  byAccount: WithdrawalTier;
  given: { reason: string; at: Date; by: string } | null;
}

/** A limit and what is left of it, minor units. */
interface Limit {
  most: bigint;
  left: bigint;
}

/** What a shopper can withdraw in a day and in 30 days. Exact only while the shopper's credentials are locked. */
export interface WithdrawalLimits {
  tier: WithdrawalTier;
  /** Whether the settings limit the tier. */
  limited: boolean;
  day: Limit;
  /** Whether it is the tier that limits the day, and not the limit of everybody. */
  dayOfTier: boolean;
  /** Null without a limit. */
  month: Limit | null;
}

const monthDays = 30;

/** The tier of a shopper: the one that an operator gave, or the one that follows from the account. */
export async function tierOf(read: Read, userId: string): Promise<TierOfShopper> {
  const row = await read
    .selectFrom('users as u')
    .leftJoin('withdrawal_tiers as t', 't.user_id', 'u.id')
    .leftJoin('operators as o', 'o.id', 't.set_by')
    .select(['u.email_confirmed_at', 'u.mobile_confirmed_at', 't.tier', 't.reason', 't.set_at', 'o.name'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  const byAccount = row?.email_confirmed_at && row.mobile_confirmed_at ? 'confirmed' : 'new';
  const given = row?.tier ? { reason: row.reason!, at: row.set_at!, by: row.name! } : null;
  return { tier: (row?.tier as WithdrawalTier | null | undefined) ?? byAccount, byAccount, given };
}

/** The limits of a shopper, with what is left of them. */
export async function withdrawalLimits(
  read: Read,
  settings: Settings,
  userId: string,
  now: Date,
): Promise<WithdrawalLimits> {
  const [{ tier }, requested] = await Promise.all([tierOf(read, userId), requestedOf(read, userId, now)]);
  return limitsOf(settings, tier, requested);
}

/** The limits of a tier after what was requested; a limit of zero is none. */
export function limitsOf(
  settings: Settings,
  tier: WithdrawalTier,
  requested: { inDay: bigint; inMonth: bigint },
): WithdrawalLimits {
  const { perDay, per30Days } = settings['withdrawal.tiers'][tier];
  const everybody = settings['withdrawal.perDay'];
  const dayOfTier = perDay > 0n && perDay < everybody;
  return {
    tier,
    limited: perDay > 0n || per30Days > 0n,
    day: limitOf(dayOfTier ? perDay : everybody, requested.inDay),
    dayOfTier,
    month: per30Days > 0n ? limitOf(per30Days, requested.inMonth) : null,
  };
}

/**
 * Checks a request against the limits before it.
 *
 * @throws Refusal `limit_reached`, or one that names the limit of the tier and how to raise it.
 */
export function requireWithinLimits({ tier, day: ofDay, dayOfTier, month }: WithdrawalLimits, price: bigint): void {
  const isNew = tier === 'new';
  if (price > ofDay.left) {
    if (!dayOfTier) refuse('limit_reached', { amount: dollars(ofDay.left) }, ['price']);
    refuse(isNew ? 'new_account_day_limit' : 'tier_day_limit', detailsOf(ofDay), ['price']);
  }
  if (month && price > month.left)
    refuse(isNew ? 'new_account_month_limit' : 'tier_month_limit', detailsOf(month), ['price']);
}

/** The sums of a shopper's open and paid withdrawals of the last day and the last 30 days, minor units. */
async function requestedOf(read: Read, userId: string, now: Date): Promise<{ inDay: bigint; inMonth: bigint }> {
  const { inMonth, inDay } = await read
    .selectFrom('withdrawals')
    .select((eb) => [
      eb.cast<bigint>(eb.fn.coalesce(eb.fn.sum('price'), eb.val(0)), 'bigint').as('inMonth'),
      eb
        .cast<bigint>(
          eb.fn.coalesce(eb.fn.sum('price').filterWhere('asked_at', '>', later(now, -day)), eb.val(0)),
          'bigint',
        )
        .as('inDay'),
    ])
    .where('user_id', '=', userId)
    .where('status', 'in', ['auditing', 'passed'])
    .where('asked_at', '>', later(now, -monthDays * day))
    .executeTakeFirstOrThrow();
  return { inDay, inMonth };
}

const limitOf = (most: bigint, used: bigint): Limit => ({ most, left: most > used ? most - used : 0n });
const detailsOf = ({ most, left }: Limit) => ({ limit: dollars(most), left: dollars(left) });
