import { type Money, toWire } from '@tradewind/contract/base/money';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import type { PayoutMethodTerms, withdrawalInfo } from '@tradewind/contract/money/withdrawals';
import { amountOf } from '../../currencies/amount.ts';
import type { Translate } from '../../../i18n/translate.ts';

export type AmountProblem = 'missing' | 'overBalance' | 'tooSmall' | 'tooLarge' | 'overDay' | 'overMonth';

export interface AmountLimits {
  balance: Money;
  minimum: Money;
  maximum: Money;
  dayLeft: Money;
  /** Null without a limit of 30 days. */
  monthLeft: Money | null;
}

/** Why an amount can't be withdrawn; null if it can. The server checks again. */
export function amountProblem(amount: Money | null, limits: AmountLimits): AmountProblem | null {
  if (!amount) return 'missing';
  if (amount.minor > limits.balance.minor) return 'overBalance';
  if (amount.minor < limits.minimum.minor) return 'tooSmall';
  if (amount.minor > limits.maximum.minor) return 'tooLarge';
  if (amount.minor > limits.dayLeft.minor) return 'overDay';
  return limits.monthLeft && amount.minor > limits.monthLeft.minor ? 'overMonth' : null;
}

/** The largest amount that can be requested now. */
export function maximumAmount({ balance, maximum, dayLeft, monthLeft }: AmountLimits): Money {
  return [balance, maximum, dayLeft, monthLeft ?? dayLeft].reduce((least, limit) =>
    limit.minor < least.minor ? limit : least,
  );
}

/** The limits of an amount: the balance, the platform's rules, and the minimum of the chosen method. */
export function limitsOf(info: OutputOf<typeof withdrawalInfo>, method: PayoutMethodTerms | undefined): AmountLimits {
  return {
    balance: amountOf(info.balance),
    minimum: amountOf(method?.minimum ?? info.minimum),
    maximum: amountOf(info.maximum),
    dayLeft: amountOf(info.day_left),
    monthLeft: info.month_left === null ? null : amountOf(info.month_left),
  };
}

/** The text under the field for a problem, with the limit that the amount breaks. */
export function problemText(
  t: Translate,
  money: (wire: string) => string,
  problem: AmountProblem,
  limits: AmountLimits,
): string {
  const text = (limit: Money): string => money(toWire(limit));
  switch (problem) {
    case 'missing':
      return t('wallet.amountNeeded');
    case 'overBalance':
      return t('wallet.withdraw.overBalance', { amount: text(limits.balance) });
    case 'tooSmall':
      return t('wallet.tooSmall', { amount: text(limits.minimum) });
    case 'tooLarge':
      return t('wallet.tooLarge', { amount: text(limits.maximum) });
    case 'overDay':
      return t('wallet.withdraw.overDay', { amount: text(limits.dayLeft) });
    case 'overMonth':
      return t('wallet.withdraw.overMonth', { amount: text(limits.monthLeft ?? limits.dayLeft) });
  }
}
