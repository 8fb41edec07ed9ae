import type { Complete } from '../complete.ts';
import type { couponTickets as english } from './en.ts';

export const couponTickets = {
  'coupons.claim': '领取',
  'coupons.claimed': '已领取',
  'coupons.used': '已使用',
  'coupons.until': '有效期至 {date}',
} satisfies Complete<typeof english>;
