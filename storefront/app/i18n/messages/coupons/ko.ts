import type { Complete } from '../complete.ts';
import type { coupons as english } from './en.ts';

export const coupons = {
  'coupons.title': '이 상점의 쿠폰',
  'coupons.none': '아직 쿠폰이 없습니다',
  'coupons.noneText': '상점 페이지에서 쿠폰을 받으면 결제할 때 적용됩니다.',
  'coupons.findShops': '상점 찾기',
  'coupons.note': '결제할 때 상점별로 가장 유리한 쿠폰과 Tradewind 쿠폰 하나가 자동으로 적용됩니다.',
  'coupons.ours': 'Tradewind 쿠폰',
  'coupons.use': '사용',
} satisfies Complete<typeof english>;
