import type { Complete } from '../complete.ts';
import type { favourites as english } from './en.ts';

export const favourites = {
  'favourites.products': '商品',
  'favourites.shops': 'ショップ',
  'favourites.newProducts': 'ショップの新着',
  'favourites.refresh': 'リストを更新',
  'favourites.noProducts': 'お気に入りはまだありません',
  'favourites.noProductsText': '商品のハートをタップすると、ここに保存されます。値下げや再入荷があればお知らせします。',
  'favourites.browse': '商品を見る',
  'favourites.remove': '「{title}」をお気に入りから外す',
  'favourites.removed': '外しました：{title}',
  'favourites.undo': '元に戻す',
  'favourites.unavailable': '販売終了',
  'favourites.cheaper': '値下げ',
  'favourites.backInStock': '再入荷',
  'favourites.noShops': 'フォロー中のショップはありません',
  'favourites.noShopsText': 'ショップをフォローすると、新着商品がここに並びます。',
  'favourites.findShops': 'ショップを探す',
  'favourites.clear': '消去',
  'favourites.keep': '残す',
  'favourites.clearTitle': '閲覧履歴を消去しますか？',
  'favourites.clearText': '見た商品のリストが削除されます。',
  'favourites.noViews': '閲覧履歴はまだありません',
  'favourites.noViewsText': '見た商品がここに並びます。ほかの人には見えません。',
} satisfies Complete<typeof english>;
