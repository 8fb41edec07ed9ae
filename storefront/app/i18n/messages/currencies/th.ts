import type { Complete } from '../complete.ts';
import type { currencies as english } from './en.ts';

export const currencies: Complete<typeof english> = {
  'currencies.pay': 'ยอดที่ชำระ {amount}',
  'currencies.rate': '1 ดอลลาร์สหรัฐ = {worth}, {source}, {date}',
};
