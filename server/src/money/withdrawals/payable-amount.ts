import { fromWire } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopBalance } from '../settlement/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { dollars } from './requested-amount.ts';
import { feeRuleOf, minimumOf, type FeeRule, type WithdrawalMethod } from './terms.ts';

/**
 * Reads the amount of a payout (minor units) and the fee rule of its method.
 *
 * @throws Refusal `amount_invalid`, `network_without_fee`, `amount_too_small`.
 */
export function readPayout(
  settings: Settings,
  method: WithdrawalMethod,
  text: string,
): { price: bigint; rule: FeeRule } {
  const price = fromWire(text)?.minor ?? 0n;
  if (price <= 0n) refuse('amount_invalid', {}, ['price']);
  const rule = feeRuleOf(settings, method) ?? refuse('network_without_fee', {}, ['address_id']);
  const minimum = minimumOf(rule, settings['payout.minimum']);
  if (price < minimum) refuse('amount_too_small', { amount: dollars(minimum) }, ['price']);
  return { price, rule };
}

/** Refuses more than the shop's available or payable balance. @throws Refusal `withdrawal_above_balance`, `payout_on_hold`. */
export function requirePayable(price: bigint, { available, payable }: ShopBalance): void {
  if (price > available) refuse('withdrawal_above_balance', { missing: dollars(price - available) }, ['price']);
  if (price > payable) refuse('payout_on_hold', { amount: dollars(payable) }, ['price']);
}
