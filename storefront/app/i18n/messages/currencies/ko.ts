import type { Complete } from '../complete.ts';
import type { currencies as english } from './en.ts';

export const currencies: Complete<typeof english> = {
  'currencies.title': '가격 표시 통화',
  'currencies.note': '다른 통화로 표시된 가격은 참고용입니다. 결제는 항상 미국 달러로 합니다.',
  'currencies.pay': '결제 금액은 {amount}입니다.',
  'currencies.rate': '1달러(USD) = {worth}, {source}, {date}',
};
