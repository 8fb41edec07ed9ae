import type { Money } from '@tradewind/contract/base/money';

export type AmountProblem = 'missing' | 'overBalance' | 'tooSmall' | 'tooLarge' | 'overDay';

export interface AmountLimits {
  balance: Money;
  minimum: Money;
  maximum: Money;
  dayLeft: Money;
}

/** Why an amount cannot be withdrawn; null for one that can, as far as this side can tell. */
export function amountProblem(amount: Money | null, limits: AmountLimits): AmountProblem | null {
  if (!amount) return 'missing';
  if (amount.minor > limits.balance.minor) return 'overBalance';
  if (amount.minor < limits.minimum.minor) return 'tooSmall';
  if (amount.minor > limits.maximum.minor) return 'tooLarge';
  return amount.minor > limits.dayLeft.minor ? 'overDay' : null;
}

/** The most that can be asked for at once. */
export function maximumAmount({ balance, maximum, dayLeft }: AmountLimits): Money {
  return [balance, maximum, dayLeft].reduce((least, limit) => (limit.minor < least.minor ? limit : least));
}
