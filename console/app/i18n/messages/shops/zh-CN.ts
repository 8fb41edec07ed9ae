import type { Messages } from '../en.ts';

export const shops: Messages['shops'] = {
  products: '在售',
  orders: '30 天订单',
  sales: '30 天销售额',
  rating: '评分',
  rating_of: '{stars} ★，{count} 条评价',
  cases: '未结退款',
  refunds: '未结退款',
  disputes: '未结纠纷',
  with_disputes: '{refunds}，其中纠纷 {disputes}',
  balance: '账户余额',
  available: '可用',
  debt: '欠平台',
  since: '开店时间',
  last_days: '最近 30 天评分卡',
  history: '运营操作记录',
  no_history: '暂无记录。',
  no_trader: '店铺尚未填写经营者。',
  visit: '打开店铺',
  states: { open: '营业中', suspended: '已暂停', closed: '已关闭' },
};
