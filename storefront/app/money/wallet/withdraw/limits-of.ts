import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { PayoutWay, withdrawalInfo } from '@tradewind/contract/money/withdrawals';
import { amountOf } from '../../currencies/amount.ts';
import type { AmountLimits } from './amount-limits.ts';

/** What bounds an amount: the balance, the rules of the house, and the least that the chosen way takes. */
export function limitsOf(info: OutputOf<typeof withdrawalInfo>, way: PayoutWay | undefined): AmountLimits {
  return {
    balance: amountOf(info.balance),
    minimum: amountOf(way?.minimum ?? info.minimum),
    maximum: amountOf(info.maximum),
    dayLeft: amountOf(info.day_left),
  };
}
