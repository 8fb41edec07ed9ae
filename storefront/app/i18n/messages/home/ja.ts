import type { Complete } from '../complete.ts';
import type { home as english } from './en.ts';

export const home = {
  'home.closeAnnouncement': 'このお知らせを閉じる',
  'home.refresh': '更新',
  'home.banners': '特集',
  'home.pause': 'スライドを一時停止',
  'home.play': 'スライドを再生',
  'home.factPasscode': '支払いは暗証番号で確認',
  'home.factBill': '費用は支払い前にすべて表示',
  'home.factLanguages': '5つの言語に対応',
  'home.hotShops': '人気のショップ',
  'home.hotProducts': '人気の商品',
  'home.hotProductsNote': 'いちばん注文されているもの',
  'home.flash.next': '{name}は{time}スタート',
  'home.flash.nextFrom': '{name}は{time}スタート（{amount}から）',
  'home.newProducts': '新着商品',
  'home.newProductsNote': 'ショップに入荷したばかり',
  'home.forYouNote': 'いろいろなカテゴリーから',
  'home.viewed': '最近見た商品',
  'home.tastes': 'あなた好みのカテゴリー',
  'home.coupons': 'クーポンを獲得',
  'home.followed': 'フォロー中のショップの新着',
  'home.empty.title': '販売中の商品はまだありません',
  'home.empty.text': '最初のショップが開店準備をしています。出店すると、ここに商品が並びます。',
  'home.forYou': 'おすすめ',
} satisfies Complete<typeof english>;
