import type { Complete } from '../complete.ts';
import type { couponTickets as english } from './en.ts';

export const couponTickets = {
  'coupons.claim': '받기',
  'coupons.claimed': '받음',
  'coupons.used': '사용함',
  'coupons.until': '{date}까지',
} satisfies Complete<typeof english>;
