import type { Complete } from '../complete.ts';
import type { currencies as english } from './en.ts';

export const currencies: Complete<typeof english> = {
  'currencies.title': '价格显示货币',
  'currencies.note': '其他货币的价格仅供参考，付款一律以美元结算。',
  'currencies.pay': '实付 {amount}。',
  'currencies.rate': '1 美元 = {worth}，{source}，{date}',
};
