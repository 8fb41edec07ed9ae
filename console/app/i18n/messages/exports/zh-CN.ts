import type { Messages } from '../en.ts';

export const exports: Messages['exports'] = {
  text: '数据不会被锁定，可随时全部带走。每次导出都记入审计日志。备份包含全部数据，可整体恢复。',
  orders: '订单',
  orders_text: '每笔订单的每个明细一行，含店铺、用户和金额。',
  products: '商品',
  products_text: '所有店铺的每个 SKU 一行。若要重新导入，请使用店铺后台导出的文件，其导入功能支持五种语言和图片。',
  journal: '日记账',
  journal_text: '账簿的每条分录，同一交易的分录合计为零。供其他账务系统使用，不能导回。',
  shoppers: '用户',
  shoppers_text: '所有账号的名称、邮箱和手机号，不能导回。',
  with_reason: '填写理由并下载',
  reason_text: '这些是个人数据。审计日志会保留导出人和理由。',
};
