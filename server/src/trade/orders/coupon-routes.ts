import * as contract from '@tradewind/contract/trade/coupons';
import type { Deps } from '../../base/deps.ts';
import type { Api } from '../../base/http/api.ts';
import { claimCoupon } from './claim-coupon.ts';
import { couponsOfMarket, couponsOfShop, ownCoupons } from './coupon-queries.ts';

/** Shoppers' endpoints for coupons of shops. */
export function couponsRoutes(api: Api, deps: Pick<Deps, 'db'>): void {
  const { read } = deps.db;

  api.cached(contract.shopCoupons, async ({ actor, locale, now }, { mer_id: shopId }) => ({
    list: await couponsOfShop(read, shopId, { userId: actor?.userId ?? null, locale, now }),
  }));
  api.cached(contract.marketCoupons, async ({ actor, locale, now }) => ({
    list: await couponsOfMarket(read, { userId: actor?.userId ?? null, locale, now }),
  }));
  api.shopper(contract.claimCoupon, (call, input) => claimCoupon(deps, call, input));
  api.shopper(contract.ownCoupons, async ({ actor, locale, now }) => ({
    list: await ownCoupons(read, { userId: actor.userId, locale, now }),
  }));
}
