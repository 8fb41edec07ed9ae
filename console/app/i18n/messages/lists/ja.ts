import type { Messages } from '../en.ts';

/** Filters, pages and files of lists. */
export const lists: Messages['lists'] = {
  product: '商品',
  country: '国・地域',
  order_or_refund: '注文番号・返金番号',
  order_or_words: '注文番号・レビューの言葉',
  payout: '出金番号・照会番号',
  stars: '評価',
  addresses: '宛先をCSVで保存',
  addresses_text:
    '一覧の注文のうち、これから届けるもの、または返金申請期間中のものの氏名・電話番号・住所です。配送以外には使わず、使用後はファイルを削除してください。誰が何件保存したかは操作履歴に残ります。',
  payout_orders: '注文',
  payout_text:
    '出金は残高から支払われます。前回の出金以降の残高の動きと注文の一覧です。出金されなかった分は次回に繰り越されます。',
  balance_before: '前回の出金後の残高',
  balance_after: '出金後の残高',
  this_payout: '今回の出金',
  more: 'さらに表示',
  filter_further: 'ページ番号は{rows}件目までです。残りを見るには、さらに絞り込んでください。',
  pages: 'ページ',
  pages_of: '{list}：ページ',
};
