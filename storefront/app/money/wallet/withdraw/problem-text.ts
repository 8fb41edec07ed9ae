import { type Money, toWire } from '@tradewind/contract/base/money';
import type { Translate } from '../../../i18n/translate.ts';
import type { AmountLimits, AmountProblem } from './amount-limits.ts';

/** Says under the field what is wrong with an amount, with the limit that it breaks. */
export function problemText(
  t: Translate,
  money: (wire: string) => string,
  problem: AmountProblem,
  limits: AmountLimits,
): string {
  const say = (limit: Money): string => money(toWire(limit));
  switch (problem) {
    case 'missing':
      return t('wallet.amountNeeded');
    case 'overBalance':
      return t('wallet.withdraw.overBalance', { amount: say(limits.balance) });
    case 'tooSmall':
      return t('wallet.tooSmall', { amount: say(limits.minimum) });
    case 'tooLarge':
      return t('wallet.tooLarge', { amount: say(limits.maximum) });
    case 'overDay':
      return t('wallet.withdraw.overDay', { amount: say(limits.dayLeft) });
  }
}
