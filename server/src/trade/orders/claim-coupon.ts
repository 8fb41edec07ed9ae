import { refuse, requireFound } from '@tradewind/contract/base/refusals';
import type { Coupon } from '@tradewind/contract/trade/coupons';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { findCoupon } from './coupon-queries.ts';

/**
 * Claims a coupon for a shopper. Claiming takes nothing from its uses; the first who order with it get them.
 *
 * @throws Refusal `promo_unknown`, `promo_expired` or `promo_used_up`.
 */
export async function claimCoupon(
  { db }: Pick<Deps, 'db'>,
  { actor: { userId }, locale, now }: ShopperCall,
  { id }: { id: string },
): Promise<Coupon> {
  return db.transact(async (tx) => {
    const promo = await tx
      .selectFrom('promo_codes')
      .select(['ends_at', 'uses_left', 'claimable'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!promo?.claimable) refuse('promo_unknown');
    if (promo.ends_at <= now) refuse('promo_expired');
    if (promo.uses_left === 0) refuse('promo_used_up');
    await tx
      .insertInto('promo_claims')
      .values({ user_id: userId, promo_id: id, claimed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return requireFound(await findCoupon(tx, id, { userId, locale, now }), 'promo_unknown');
  });
}
