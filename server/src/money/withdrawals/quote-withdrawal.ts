import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { withdrawalQuote as contract } from '@tradewind/contract/money/withdrawals';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { freeWithdrawalsLeft } from './free-withdrawals.ts';
import { readRequestedAmount } from './requested-amount.ts';
import { findPayoutAccount } from './payout-accounts-store.ts';
import { presentTerms } from './present-withdrawal.ts';
import { termsOf, type WithdrawalMethod } from './terms.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/**
 * The terms that a request would get now; they become binding only with the request.
 *
 * @throws Refusal for an invalid amount or account.
 */
export async function quoteWithdrawal(
  { db: { read } }: PaymentCodeDeps,
  { actor, now }: ShopperCall,
  input: ParsedInputOf<typeof contract>,
) {
  const method: WithdrawalMethod =
    input.extract_type === 0 ? { method: 'bank', network: '' } : { method: 'chain', network: input.network ?? '' };
  const settings = await readSettings(read, now);
  const { price, rule } = readRequestedAmount(settings, method, input.price);
  const [usable, freeLeft] = await Promise.all([usableAt(), freeWithdrawalsLeft(read, settings, actor.userId, now)]);
  const { secondApprover: _, ...terms } = termsOf(settings, method, rule, price, usable, now, freeLeft);
  return presentTerms(terms);

  async function usableAt(): Promise<Date> {
    if (input.address_id === undefined) return now;
    const entry = await findPayoutAccount(read, actor.userId, input.address_id);
    return requireFound(entry, 'address_not_found', {}, ['address_id']).usableAt;
  }
}
