import type { Messages } from '../en.ts';

export const restrictions: Messages['restrictions'] = {
  add: '限制商品',
  subject: '限制对象',
  hs_prefix: '海关编码前几位',
  hs_help: '2 至 10 位数字，例如电池为 8507',
  countries: '不配送至',
  reason_help: '所依据的法律或条约，供运营人员查阅。',
  text: '此类商品不能下单，也不配送至这些国家/地区。买家会在商品页和购物车中看到提示；已下的订单不受影响。',
  end_text: '{subject}将立即恢复配送至这些国家/地区。',
  added: '已新增限制',
  ended: '限制已终止',
  hs: '海关编码 {prefix}…',
  subjects: { category: '某个分类', adult: '所有成人商品', hs_code: '按海关编码' },
};
