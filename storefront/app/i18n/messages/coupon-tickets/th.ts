import type { Complete } from '../complete.ts';
import type { couponTickets as english } from './en.ts';

export const couponTickets = {
  'coupons.claim': 'เก็บ',
  'coupons.claimed': 'เก็บแล้ว',
  'coupons.used': 'ใช้แล้ว',
  'coupons.until': 'ถึง {date}',
} satisfies Complete<typeof english>;
