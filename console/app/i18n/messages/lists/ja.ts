import type { Messages } from '../en.ts';

/** Filters and files of the shop desk's lists. */
export const lists: Messages['lists'] = {
  product: '商品',
  country: '国・地域',
  order_or_refund: '注文番号・返金番号',
  order_or_words: '注文番号・レビューの言葉',
  payout: '振込番号・参照番号',
  stars: '評価',
  addresses: '宛先を CSV で保存',
  addresses_text:
    '一覧の注文のうち、これから届けるもの、またはアフターサービス期間中のものの氏名・電話番号・住所です。配送以外には使わず、使用後はファイルを削除してください。誰が何件保存したかは操作履歴に残ります。',
  payout_orders: '注文',
  payout_text:
    '振込は残高から支払われます。前回の振込以降の残高の動きと注文の一覧です。振り込まれなかった分は次回に繰り越されます。',
  balance_before: '前回の振込後の残高',
  balance_after: '振込後の残高',
  this_payout: '今回の振込',
  more: 'さらに表示',
};
