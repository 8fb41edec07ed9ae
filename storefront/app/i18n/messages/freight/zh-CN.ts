import type { Complete } from '../complete.ts';
import type { freight as english } from './en.ts';

export const freight = {
  'freight.delivery': '配送',
  'freight.shipsBy': '{date} 前发货',
  'freight.holiday': '{from} – {until} 休假',
  'freight.holidayText': '可以照常下单，休假期间不计入发货时间。',
  'freight.choose': '选择配送方式',
  'freight.from': '由 {shop} 发货',
  'freight.days_other': '{count} 个工作日',
  'freight.daysBetween': '{from}–{to} 个工作日',
  'freight.moreForFree': '再买 {amount} 即可免运费',
  'freight.isFree': '免运费',
  'freight.duty': '进口关税',
  'freight.tax': '进口税',
  'freight.collected': '在此代收，并转交海关。',
  'freight.onArrival': '未包含在本次付款中',
  'freight.onArrivalText': '包裹到达时，海关可能收取约以下金额。',
  'freight.estimate': '预估',
  'freight.notDelivered': '不配送至{country}',
  'freight.chooseCountry': '选择国家或地区',
  'freight.heldForCustoms': '代收税款',
  'freight.paidByShop': '优惠码（{shop} 承担）',
  'freight.paidByPlatform': '优惠码（平台承担）',
  'freight.inCharges': '含进口税费 {amount}',
  'freight.shipsTo': '可配送至{country}',
} satisfies Complete<typeof english>;
