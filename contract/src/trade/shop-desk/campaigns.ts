import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { amount, nothing } from '../../base/fields.ts';

export const shopCampaign = z.object({
  id: z.string(),
  name: z.string(),
  share: z.int().describe('The platform’s part of each discount, in per cent'),
  most: amount.describe('Of each order, at most'),
  left: amount.describe('What is left of the budget of all shops'),
  coupons: z.int().describe('Coupons of this shop that joined'),
  starts_at: z.string(),
  ends_at: z.string(),
});
export type ShopCampaign = z.output<typeof shopCampaign>;

export const shopCampaigns = endpoint({
  name: 'shopDesk.campaigns',
  summary:
    'Campaigns that have not ended, in which the platform bears a part of coupons: a coupon joins one when it is created',
  who: 'merchant',
  right: 'promos',
  method: 'GET',
  path: '/api/shop/promo_campaigns',
  input: nothing,
  output: z.object({ list: z.array(shopCampaign) }),
  refusals: [],
});
