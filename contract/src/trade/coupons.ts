import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { amount, flag, id, nothing } from '../base/fields.ts';

/** A promo code of a shop that shoppers claim, or one of the platform that is for the shopper or a group. */
export const coupon = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string().describe('What it takes off, in the caller’s language'),
  mer_id: z.string().describe('Empty: of the platform'),
  mer_name: z.string(),
  minimum: amount.describe('USD of products of the shop'),
  ends_at: z.string(),
  uses_per_user: z.int(),
  claimed: flag,
  used: flag.describe('1: the caller has used it as often as possible'),
});
export type Coupon = z.output<typeof coupon>;

export const shopCoupons = endpoint({
  name: 'coupons.ofShop',
  summary: 'The coupons of a shop that can be claimed now, and those that the caller has claimed',
  who: 'anyone',
  method: 'GET',
  path: '/api/merchant/coupons',
  input: z.object({ mer_id: id }),
  output: z.object({ list: z.array(coupon) }),
  refusals: [],
});

export const marketCoupons = endpoint({
  name: 'coupons.ofMarket',
  summary: 'Coupons of open shops that can be claimed now, one a shop, those that end first in front',
  who: 'anyone',
  method: 'GET',
  path: '/api/index/coupons',
  input: nothing,
  output: z.object({ list: z.array(coupon) }),
  refusals: [],
});

export const claimCoupon = endpoint({
  name: 'coupons.claim',
  summary: 'Claim a coupon of a shop; once is enough',
  who: 'shopper',
  method: 'POST',
  path: '/api/user/coupon_claim',
  input: z.object({ id }),
  output: coupon,
  refusals: ['promo_unknown', 'promo_expired', 'promo_used_up'],
});

export const ownCoupons = endpoint({
  name: 'coupons.own',
  summary:
    'The claimed coupons that can still be used, and the codes that are for the caller, those that end first in front',
  who: 'shopper',
  method: 'GET',
  path: '/api/user/coupons',
  input: nothing,
  output: z.object({ list: z.array(coupon) }),
  refusals: [],
});
