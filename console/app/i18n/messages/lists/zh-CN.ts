import type { Messages } from '../en.ts';

/** Filters, pages and files of lists. */
export const lists: Messages['lists'] = {
  product: '商品',
  country: '国家/地区',
  order_or_refund: '订单号或退款编号',
  order_or_words: '订单号或评价内容',
  payout: '提现编号或凭证号',
  stars: '评分',
  addresses: '下载收件信息',
  addresses_text:
    '包含列表中尚待配送或仍在售后期内的订单的姓名、电话和地址。仅可用于配送，用后请删除文件。操作日志会记录下载人和条数。',
  payout_orders: '查看订单',
  payout_text: '提现从余额中支出。以下是自上次提现以来的余额变动及对应订单；未提取的部分留待下次提现。',
  balance_before: '上次提现后余额',
  balance_after: '本次提现后余额',
  this_payout: '本次提现',
  more: '显示更多',
  filter_further: '页码到第 {rows} 条为止，请进一步筛选以查看其余内容。',
  pages: '页码',
  pages_of: '{list}：页码',
};
