import type { Messages } from '../en.ts';

export const moneyRules: Messages['money_rules'] = {
  tax_in_commission: 'うち手数料の税',
  what_if: '試算',
  what_if_empty: '割合を入力して期間を選ぶと、どう変わったかが表示されます。',
  what_if_note:
    'この期間（UTC）に支払われ、このルールが適用されたはずの注文：税抜き・返金前の手数料。支払い済みの注文は変わりません。',
  from: '開始日',
  until: '終了日',
  then: '合意額',
  new_rule: '新ルール',
  all_shops: 'すべてのショップ',
  no_orders: 'この期間にこのルールが適用される支払い済みの注文はありません。',
  more_shops: 'ほか {count} ショップ',
};
