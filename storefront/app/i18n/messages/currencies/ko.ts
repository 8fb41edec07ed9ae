import type { Complete } from '../complete.ts';
import type { currencies as english } from './en.ts';

export const currencies: Complete<typeof english> = {
  'currencies.pay': '결제 금액은 {amount}입니다.',
  'currencies.rate': '1달러(USD) = {worth}, {source}, {date}',
};
