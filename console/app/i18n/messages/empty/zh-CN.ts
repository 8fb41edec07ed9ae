import type { Messages } from '../en.ts';

export const empty: Messages['empty'] = {
  tab: '目前没有内容。',
  filtered: '没有符合筛选条件的内容。',
  shop_orders: '还没有订单。买家付款后，订单会立即显示在这里和收件箱中，并注明发货期限。',
  shop_refunds: '还没有退款申请。买家提出申请后，请在期限内在此处理。',
  shop_reviews: '还没有评价。买家收到商品后即可评价，您可以在这里回复。',
  shop_promos: '目前没有生效的优惠码。可以为首批买家创建优惠码，或创建一张可在店铺页面领取的优惠券。',
  shop_earnings: '还没有收入。已付款的订单会列在这里，订单完成后货款即可结算。',
  shop_payouts: '还没有提款。请先在下方添加账户；订单完成后即可提取货款。',
  payout_calendar: '尚未设置每周提款。请在“提款”中添加账户，再选为每周提款账户。',
  shop_inbox: '还没有消息。新订单、退款申请、评价和库存不足都会在这里通知您。',
  shop_audit: '还没有任何更改。您和成员在此后台所做的更改都会列在这里。',
  shop_delivery: '请为要配送的国家或地区添加区域，再设置配送方式的价格。在此之前无人可以下单。',
  new_product: '新商品：保存后成为草稿',
};
