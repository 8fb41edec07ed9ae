import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { setWithdrawalTier as contract, ShopperTier } from '@tradewind/contract/money/desk/withdrawal-tiers';
import { withdrawalTiers } from '@tradewind/contract/money/withdrawal-tiers';
import type { Read } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall } from '../../base/http/call.ts';
import { lockCredentials, requireUser } from '../../people/users/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { tierOf, withdrawalLimits } from './tiers.ts';
import { withdrawalTierChanged } from './withdrawal-events.ts';

/**
 * Gives a shopper a tier, or lets it follow from the account again, and tells the shopper where that changes it. It waits for
 * a withdrawal that the shopper requests.
 *
 * @throws Refusal `user_not_found` or `reason_required`.
 */
export async function setTier(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { operator, now }: DeskCall,
  { id, tier, reason }: ParsedInputOf<typeof contract>,
): Promise<ShopperTier> {
  if (!reason) refuse('reason_required', {}, ['reason']);
  return db.transact(async (tx) => {
    await requireUser(tx, id);
    await lockCredentials(tx, id);
    const { tier: before } = await tierOf(tx, id);
    if (tier === 'account') await tx.deleteFrom('withdrawal_tiers').where('user_id', '=', id).execute();
    else {
      const given = { tier, reason, set_by: operator.id, set_at: now };
      await tx
        .insertInto('withdrawal_tiers')
        .values({ user_id: id, ...given })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
        .execute();
    }
    const { tier: after } = await tierOf(tx, id);
    if (after !== before) {
      const raised = withdrawalTiers.indexOf(after) > withdrawalTiers.indexOf(before);
      await jobs.publish(tx, withdrawalTierChanged, { userId: id, at: now.toISOString(), raised });
    }
    await audit(tx, operator, 'user.tier_set', `user:${id}`, { before, after, by: tier, reason }, now);
    return showTier(tx, id, now);
  });
}

/** The tier of a shopper with its limits, for operators. @throws Refusal `user_not_found`. */
export async function showTier(read: Read, id: string, now: Date): Promise<ShopperTier> {
  await requireUser(read, id);
  const settings = await readSettings(read, now);
  const [{ byAccount, given }, limits] = await Promise.all([
    tierOf(read, id),
    withdrawalLimits(read, settings, id, now),
  ]);
  const money = (minor: bigint): string => toWire(usd(minor));
  return {
    id,
    tier: limits.tier,
    by_account: byAccount,
    given: given && { reason: given.reason, at: given.at.toISOString(), by: given.by },
    limited: limits.limited,
    day_limit: money(limits.day.most),
    day_left: money(limits.day.left),
    month_limit: limits.month && money(limits.month.most),
    month_left: limits.month && money(limits.month.left),
  };
}
