import type { Messages } from '../en.ts';

export const exports: Messages['exports'] = {
  text: 'データはいつでもすべて持ち出せます。各ファイルは監査ログに残ります。バックアップにはすべてが含まれ、一括で復元できます。',
  orders: '注文',
  orders_text: 'すべての注文の明細ごとに1行。ショップ、購入者、金額を含みます。',
  products: '商品',
  products_text:
    '全ショップのSKUごとに1行。再び取り込むには、ショップ管理画面のファイルを使ってください。5言語と画像を読み込めます。',
  journal: '仕訳帳',
  journal_text: '帳簿のすべての仕訳。1取引の合計は0になります。ほかの会計用で、取り込みはできません。',
  shoppers: '購入者',
  shoppers_text: '全アカウントの名前、メールアドレス、携帯電話番号。取り込みはできません。',
  with_reason: '理由を入力してダウンロード',
  reason_text: '個人データです。誰がなぜ取得したかが監査ログに残ります。',
};
