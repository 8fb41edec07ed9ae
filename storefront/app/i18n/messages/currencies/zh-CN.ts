import type { Complete } from '../complete.ts';
import type { currencies as english } from './en.ts';

export const currencies: Complete<typeof english> = {
  'currencies.pay': '实付 {amount}。',
  'currencies.rate': '1 美元 = {worth}，{source}，{date}',
};
