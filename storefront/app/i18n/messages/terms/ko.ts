import type { Complete } from '../complete.ts';
import type { terms as english } from './en.ts';

export const terms = {
  'terms.trader': '판매자 정보',
  'terms.traderUnknown': '상점이 아직 판매자 정보를 등록하지 않았습니다.',
  'terms.checked': '판매자 정보를 Tradewind가 {date}에 확인했습니다.',
  'terms.legalName': '상호',
  'terms.address': '주소',
  'terms.number': '등록번호',
  'terms.tax': '납세자번호',
  'terms.email': '이메일',
  'terms.phone': '전화번호',
  'terms.policies': '상점 정책',
  'terms.delivery': '배송',
  'terms.returns': '반품 및 환불',
  'terms.privacy': '개인정보',
  'terms.platformRules': 'Tradewind의 규정이며, 이 상점의 모든 주문에 적용됩니다.',
  'terms.ownSince': '{date}부터 상점이 직접 작성한 내용입니다.',
  'terms.show': '판매자 정보와 정책',
  'terms.nothingLeft': '필터에 맞는 상품이 없습니다',
  'terms.showAll': '전체 상품 보기',
} satisfies Complete<typeof english>;
