import type { Complete } from '../complete.ts';
import type { home as english } from './en.ts';

export const home = {
  'home.closeAnnouncement': '이 공지 닫기',
  'home.refresh': '새로고침',
  'home.banners': '기획전',
  'home.pause': '슬라이드 멈춤',
  'home.play': '슬라이드 재생',
  'home.factPasscode': '주문마다 결제 비밀번호 확인',
  'home.factBill': '결제 전 모든 비용 표시',
  'home.factLanguages': '5개 언어 지원',
  'home.hotShops': '인기 상점',
  'home.hotProducts': '인기 상품',
  'home.hotProductsNote': '가장 많이 주문한 상품',
  'home.flash.next': '{name} {time} 시작',
  'home.flash.nextFrom': '{name} {time} 시작, {amount}부터',
  'home.newProducts': '신상품',
  'home.newProductsNote': '상점에 막 들어온 상품',
  'home.forYouNote': '여러 카테고리에서 고른 상품',
  'home.viewed': '최근 본 상품',
  'home.tastes': '취향에 맞는 카테고리',
  'home.coupons': '쿠폰 받기',
  'home.followed': '팔로우한 상점의 신상품',
  'home.empty.title': '아직 판매 중인 상품이 없습니다',
  'home.empty.text': '첫 상점들이 오픈을 준비하고 있습니다. 상점을 열면 여기에 상품이 표시됩니다.',
  'home.forYou': '추천',
} satisfies Complete<typeof english>;
