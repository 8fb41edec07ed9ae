import type { Complete } from '../complete.ts';
import type { coupons as english } from './en.ts';

export const coupons = {
  'coupons.title': '本店优惠券',
  'coupons.none': '还没有优惠券',
  'coupons.noneText': '到店铺页领取优惠券，结算时会自动抵扣。',
  'coupons.findShops': '逛逛店铺',
  'coupons.note': '结算时自动使用每家店铺最划算的一张券，以及一个平台优惠码。',
  'coupons.ours': 'Tradewind 送给您的',
  'coupons.use': '去使用',
} satisfies Complete<typeof english>;
