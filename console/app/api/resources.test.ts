import { deskWithdrawals } from '@tradewind/contract/money/desk/withdrawals';
import { shopBalance } from '@tradewind/contract/money/shop-desk/earnings';
import { expect, it } from 'vitest';
import { canCall } from './resources.ts';

it('lets the finance role of one desk call nothing of the other', () => {
  expect([canCall(deskWithdrawals, ['operator:finance']), canCall(deskWithdrawals, ['shop:finance'])]).toEqual([
    true,
    false,
  ]);
  expect([canCall(shopBalance, ['operator:finance']), canCall(shopBalance, ['shop:finance'])]).toEqual([false, true]);
});
