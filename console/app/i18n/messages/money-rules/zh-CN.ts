import type { Messages } from '../en.ts';

export const moneyRules: Messages['money_rules'] = {
  tax_in_commission: '其中佣金税',
  what_if: '试算',
  what_if_empty: '输入百分比并选择日期，即可查看会有什么变化。',
  what_if_note: '这些日期（UTC）内付款且适用该规则的订单：不含税的佣金，未扣退款。已付款订单仍按原约定。',
  from: '从',
  until: '到',
  then: '原约定',
  new_rule: '新规则',
  all_shops: '全部店铺',
  no_orders: '这些日期内没有适用该规则的已付款订单。',
  more_shops: '另有 {count} 家店铺',
};
