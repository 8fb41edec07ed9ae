import type { Complete } from '../complete.ts';
import type { catalog as english } from './en.ts';

export const catalog = {
  'catalog.sold_other': '{count}개 판매',
  'catalog.new': '신상품',
  'catalog.soldOut': '품절',
  'catalog.top': '{rank}위',
  'catalog.score': '5점 만점에 {score}점',
  'catalog.add': '장바구니에 담기: {title}',
  'catalog.added': '장바구니에 담았습니다',
  'catalog.viewCart': '장바구니 보기',
  'catalog.addToCart': '장바구니 담기',
  'catalog.buyNow': '바로 구매',
  'catalog.position': '{total}장 중 {position}번째',
  'catalog.before': '이전 가격',
  'catalog.flash.mark': '타임세일',
  'catalog.flash.endsIn': '종료까지 {left}',
  'catalog.flash.days': '{days}일 {clock}',
  'catalog.flash.sold': '{percent} 판매',
  'catalog.stockLeft_other': '재고 {count}개',
  'catalog.choose': '{option} 선택',
  'catalog.quantity': '수량',
  'catalog.fewer': '한 개 줄이기',
  'catalog.more': '한 개 늘리기',
  'catalog.categories': '카테고리',
  'catalog.seeAll': '전체 보기',
  'catalog.adultName': '{name} (18+)',
} satisfies Complete<typeof english>;
