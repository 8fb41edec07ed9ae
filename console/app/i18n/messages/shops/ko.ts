import type { Messages } from '../en.ts';

export const shops: Messages['shops'] = {
  products: '판매 중',
  orders: '30일 주문',
  sales: '30일 매출',
  rating: '평점',
  rating_of: '{stars} ★ (리뷰 {count}개)',
  cases: '진행 중인 환불',
  refunds: '진행 중인 환불',
  disputes: '진행 중인 분쟁',
  with_disputes: '{refunds}, 분쟁 {disputes}',
  balance: '계정 잔액',
  available: '사용 가능',
  debt: '플랫폼에 갚을 금액',
  since: '개점',
  last_days: '최근 30일 성적표',
  history: '운영자 활동',
  no_history: '아직 없습니다.',
  no_trader: '상점이 운영자 정보를 입력하지 않았습니다.',
  visit: '상점 열기',
  states: { open: '영업 중', suspended: '정지됨', closed: '폐점' },
};
