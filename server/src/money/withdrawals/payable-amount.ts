import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import type { ShopBalance } from '../settlement/index.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { dollars } from './requested-amount.ts';
import { feeRuleOf, minimumOf, type FeeRule, type WithdrawalMethod } from './terms.ts';

/** Reads what a shop wants to be paid out, and the fee's rule of the way that it shall go; refuses what cannot be. */
export function readPayout(settings: Settings, way: WithdrawalMethod, text: string): { price: bigint; rule: FeeRule } {
  const price = fromWire(text)?.minor ?? 0n;
  if (price <= 0n) refuse('amount_invalid', {}, ['price']);
  const rule = feeRuleOf(settings, way) ?? refuse('network_without_fee', {}, ['address_id']);
  const minimum = minimumOf(rule, settings['payout.minimum']);
  if (price < minimum) refuse('amount_too_small', { amount: dollars(minimum) }, ['price']);
  return { price, rule };
}

/** Refuses more than the shop has, or more than has waited long enough. */
export function requirePayable(price: bigint, { available, payable }: ShopBalance): void {
  if (price > available) refuse('balance_short', { missing: `$${toWire(usd(price - available))}` }, ['price']);
  if (price > payable) refuse('payout_on_hold', { amount: dollars(payable) }, ['price']);
}
