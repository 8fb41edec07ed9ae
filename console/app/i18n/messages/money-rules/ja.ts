import type { Messages } from '../en.ts';

export const moneyRules: Messages['money_rules'] = {
  tax_in_commission: 'うち手数料の税',
  what_if: '試算',
  what_if_empty: '割合を入力して期間を選ぶと、どう変わったかが表示されます。',
  what_if_note:
    'この期間（UTC）に支払われ、このルールが適用されたはずの注文：税抜き・返金前の手数料。支払い済みの注文は変わりません。',
  from: '開始日',
  until: '終了日',
  agreed: '合意額',
  new_rule: '新ルール',
  all_shops: 'すべてのショップ',
  no_orders: 'この期間にこのルールが適用される支払い済みの注文はありません。',
  more_shops: 'ほか{count}ショップ',
  newest_orders:
    'この期間の最新{count}件の注文だけを集計しています（{since}以降の支払い）。それより前の注文は、終了日を早めると集計できます。',
  no_newest: 'その中にこのルールが適用される注文はありません。',
  hs_prefix: '税番（HSコードまたは先頭の桁）',
  hs_help: '2～10桁の数字。カテゴリーの代わりに指定します。',
  per_unit: '加算額',
  no_unit: 'なし',
  units: {
    class: '税番ごとに1回',
    piece: '1点ごと',
  },
  unit_amount: '金額（USD）',
  only_from: '次の国からの荷物のみ',
  priority: '最も長い税番、次にカテゴリー、最後に全体の順で適用され、同順位では新しいものが優先します。',
  amount_per: {
    class: '税番ごとに{amount}',
    piece: '1点ごとに{amount}',
  },
  from_countries: '{countries}からのみ',
  remittance_of: '納付するもの',
  remitted: { duties: '注文の関税・税金', commission_tax: '販売手数料の税' },
};
