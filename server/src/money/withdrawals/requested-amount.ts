import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Settings } from '../../platform/settings/index.ts';
import { feeRuleOf, minimumOf, type FeeRule, type WithdrawalMethod } from './terms.ts';

/**
 * Reads the amount of a withdrawal (minor units) and the fee rule of its method.
 *
 * @throws Refusal `wallet_closed`, `amount_invalid`, `network_without_fee`, `amount_too_small`, `amount_too_large`.
 */
export function readRequestedAmount(
  settings: Settings,
  method: WithdrawalMethod,
  text: string,
): { price: bigint; rule: FeeRule } {
  if (settings['wallet.mode'] !== 'open') refuse('wallet_closed');
  const price = fromWire(text)?.minor ?? 0n;
  if (price <= 0n) refuse('amount_invalid', {}, ['price']);
  const rule = feeRuleOf(settings, method) ?? refuse('network_without_fee', {}, ['network']);
  const minimum = minimumOf(rule, settings['withdrawal.minimum']);
  if (price < minimum) refuse('amount_too_small', { amount: dollars(minimum) }, ['price']);
  const maximum = settings['withdrawal.maximum'];
  if (price > maximum) refuse('amount_too_large', { amount: dollars(maximum) }, ['price']);
  return { price, rule };
}

/** An amount as refusals and messages show it. */
export const dollars = (minor: bigint): string => `$${toWire(usd(minor))}`;
