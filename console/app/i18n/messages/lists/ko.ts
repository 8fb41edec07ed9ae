import type { Messages } from '../en.ts';

/** Filters, pages and files of lists. */
export const lists: Messages['lists'] = {
  product: '상품',
  country: '국가/지역',
  order_or_refund: '주문번호 또는 환불 번호',
  order_or_words: '주문번호 또는 리뷰 내용',
  payout: '출금 번호 또는 참조 번호',
  stars: '별점',
  addresses: '배송지 CSV',
  addresses_text:
    '목록의 주문 중 아직 배송해야 하거나 교환·환불 기간이 남은 주문의 이름, 전화번호, 주소입니다. 배송에만 사용하고 사용 후 파일을 삭제하세요. 누가 몇 건을 내려받았는지 활동 기록에 남습니다.',
  payout_orders: '주문',
  payout_text:
    '출금은 잔액에서 이루어집니다. 이전 출금 이후의 잔액 변동과 해당 주문입니다. 출금하지 않은 금액은 다음으로 이월됩니다.',
  balance_before: '이전 출금 후 잔액',
  balance_after: '출금 후 잔액',
  this_payout: '이번 출금',
  more: '더 보기',
  filter_further: '페이지 번호는 {rows}번째까지입니다. 나머지를 보려면 필터를 더 좁혀 주세요.',
  pages: '페이지',
  pages_of: '{list}: 페이지',
};
