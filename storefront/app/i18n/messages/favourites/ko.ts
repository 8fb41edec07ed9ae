import type { Complete } from '../complete.ts';
import type { favourites as english } from './en.ts';

export const favourites = {
  'favourites.products': '상품',
  'favourites.shops': '상점',
  'favourites.newProducts': '상점 신상품',
  'favourites.refresh': '목록 새로고침',
  'favourites.noProducts': '아직 찜한 상품이 없습니다',
  'favourites.noProductsText': '상품의 하트를 누르면 여기에 담깁니다. 가격이 내리거나 다시 입고되면 표시해 드립니다.',
  'favourites.browse': '둘러보기',
  'favourites.remove': '{title} 찜 해제',
  'favourites.removed': '찜 해제됨: {title}',
  'favourites.undo': '되돌리기',
  'favourites.unavailable': '판매 종료',
  'favourites.cheaper': '가격 인하',
  'favourites.backInStock': '재입고',
  'favourites.noShops': '팔로우한 상점이 없습니다',
  'favourites.noShopsText': '상점을 팔로우하면 새 상품이 여기에 표시됩니다.',
  'favourites.findShops': '상점 찾기',
  'favourites.clear': '지우기',
  'favourites.keep': '유지',
  'favourites.clearTitle': '최근 본 상품을 지울까요?',
  'favourites.clearText': '지금까지 본 상품 목록이 삭제됩니다.',
  'favourites.noViews': '최근 본 상품이 없습니다',
  'favourites.noViewsText': '본 상품이 여기에 표시되며, 나만 볼 수 있습니다.',
} satisfies Complete<typeof english>;
