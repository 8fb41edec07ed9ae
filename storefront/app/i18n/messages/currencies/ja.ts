import type { Complete } from '../complete.ts';
import type { currencies as english } from './en.ts';

export const currencies: Complete<typeof english> = {
  'currencies.pay': 'お支払い額は{amount}です。',
  'currencies.rate': '1米ドル = {worth}、{source}、{date}',
};
