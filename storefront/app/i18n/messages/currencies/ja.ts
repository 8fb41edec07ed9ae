import type { Complete } from '../complete.ts';
import type { currencies as english } from './en.ts';

export const currencies: Complete<typeof english> = {
  'currencies.title': '価格の表示通貨',
  'currencies.note': 'ほかの通貨での価格は目安です。お支払いは常に米ドルです。',
  'currencies.pay': 'お支払い額は{amount}です。',
  'currencies.rate': '1米ドル = {worth}、{source}、{date}',
};
