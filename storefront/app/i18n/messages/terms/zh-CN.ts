import type { Complete } from '../complete.ts';
import type { terms as english } from './en.ts';

export const terms = {
  'terms.trader': '经营者信息',
  'terms.traderUnknown': '店铺尚未填写经营者信息。',
  'terms.checked': '经营者信息已于{date}由 Tradewind 核验。',
  'terms.legalName': '法定名称',
  'terms.address': '地址',
  'terms.number': '登记信息',
  'terms.tax': '税号',
  'terms.email': '电子邮箱',
  'terms.phone': '电话',
  'terms.policies': '店铺政策',
  'terms.delivery': '配送',
  'terms.returns': '退货与退款',
  'terms.privacy': '隐私',
  'terms.platformRules': '此为 Tradewind 的规则，适用于本店的每笔订单。',
  'terms.ownSince': '自{date}起，以店铺自己的说明为准。',
  'terms.show': '经营者信息与政策',
  'terms.nothingLeft': '本店没有符合筛选条件的商品',
  'terms.showAll': '查看全部商品',
} satisfies Complete<typeof english>;
