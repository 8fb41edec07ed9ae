import type { Complete } from '../complete.ts';
import type { catalog as english } from './en.ts';

export const catalog = {
  'catalog.sold_other': '{count}点販売',
  'catalog.new': '新着',
  'catalog.soldOut': '売り切れ',
  'catalog.top': '{rank}位',
  'catalog.score': '5点中{score}点',
  'catalog.add': 'カートに入れる：{title}',
  'catalog.added': 'カートに入れました',
  'catalog.viewCart': 'カートを見る',
  'catalog.addToCart': 'カートに入れる',
  'catalog.buyNow': '今すぐ買う',
  'catalog.position': '{total}枚中{position}枚目',
  'catalog.before': '以前の価格',
  'catalog.flash.mark': 'タイムセール',
  'catalog.flash.endsIn': '終了まで {left}',
  'catalog.flash.days': '{days}日 {clock}',
  'catalog.flash.sold': '{percent}販売済み',
  'catalog.stockLeft_other': '在庫{count}点',
  'catalog.choose': '{option}を選択',
  'catalog.quantity': '数量',
  'catalog.fewer': '1つ減らす',
  'catalog.more': '1つ増やす',
  'catalog.categories': 'カテゴリー',
  'catalog.seeAll': 'すべて見る',
  'catalog.adultName': '{name}（18+）',
} satisfies Complete<typeof english>;
