import type { Complete } from '../complete.ts';
import type { coupons as english } from './en.ts';

export const coupons = {
  'coupons.title': 'このショップのクーポン',
  'coupons.none': 'クーポンはまだありません',
  'coupons.noneText': 'ショップのページでクーポンを獲得すると、ご注文時に適用されます。',
  'coupons.findShops': 'ショップを探す',
  'coupons.note': 'ご注文時に、ショップごとに最もお得なクーポンと当サイトのコード1つが自動で適用されます。',
  'coupons.ours': 'Tradewindのクーポン',
  'coupons.use': '使う',
} satisfies Complete<typeof english>;
