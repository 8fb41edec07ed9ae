import type { Complete } from '../complete.ts';
import type { couponTickets as english } from './en.ts';

export const couponTickets = {
  'coupons.claim': '獲得',
  'coupons.claimed': '獲得済み',
  'coupons.used': '使用済み',
  'coupons.until': '{date}まで',
} satisfies Complete<typeof english>;
