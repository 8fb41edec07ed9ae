import type { Messages } from '../en.ts';

export const moneyRules: Messages['money_rules'] = {
  tax_in_commission: '其中佣金税',
  what_if: '试算',
  what_if_empty: '输入百分比并选择日期，即可查看会有什么变化。',
  what_if_note: '这些日期（UTC）内付款且适用该规则的订单：不含税的佣金，未扣退款。已付款订单仍按原约定。',
  from: '从',
  until: '到',
  agreed: '原约定',
  new_rule: '新规则',
  all_shops: '全部店铺',
  no_orders: '这些日期内没有适用该规则的已付款订单。',
  more_shops: '另有 {count} 家店铺',
  hs_prefix: '税则号（HS 编码或其前几位）',
  hs_help: '2 至 10 位数字，代替分类。',
  per_unit: '另加金额',
  no_unit: '无',
  units: {
    class: '每个税则号一次',
    piece: '每件',
  },
  unit_amount: '金额（USD）',
  only_from: '仅限来自这些国家',
  priority: '最长的税则号优先，其次分类，再次全部；同级中以最新的为准。',
  amount_per: {
    class: '每税则号 {amount}',
    piece: '每件 {amount}',
  },
  from_countries: '仅限来自 {countries}',
  remittance_of: '上缴内容',
  remitted: { duties: '订单关税和税费', commission_tax: '佣金税' },
};
