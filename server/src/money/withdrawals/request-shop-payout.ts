import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import type { requestPayout as contract, PayoutRow } from '@tradewind/contract/money/shop-desk/payouts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { lockBalances, shopAvailable, shopDebt } from '../ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { shopBalance } from '../settlement/index.ts';
import { lockCredentials, requireUnlocked } from '../../people/users/index.ts';
import { dollars } from './requested-amount.ts';
import { requirePaymentCode } from '../../people/users/index.ts';
import { requirePayable, readPayout } from './payable-amount.ts';
import { findPayoutAccount, lockPayoutAccount } from './payout-accounts-store.ts';
import { presentPayout } from './present-payout.ts';
import { requestPayout } from './request-payout.ts';
import { findPayout } from './shop-payout-queries.ts';
import { hoursUntil, lockedUntil, requireUsable, termsOf } from './terms.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/**
 * Requests a payout of a shop's earnings. The amount is held and the terms are fixed with the request.
 *
 * @throws Refusal for an invalid amount, account or payment code, a security lock, or a short balance.
 */
export async function requestShopPayout(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  input: ParsedInputOf<typeof contract>,
): Promise<Work<PayoutRow>> {
  const {
    now,
    actor: { userId, shopId },
  } = call;
  const settings = await readSettings(deps.db.read, now);
  const account = requireFound(
    await findPayoutAccount(deps.db.read, shopId, input.address_id),
    'address_not_found',
    {},
    ['address_id'],
  );
  const { price, rule } = readPayout(settings, account, input.price);
  await requirePaymentCode(deps, call, input.password_pay);

  return async (tx) => {
    const locked = lockedUntil(settings, await lockCredentials(tx, userId), now);
    await requireUnlocked(tx, userId, 'withdrawals', now);
    if (locked) refuse('security_lock', { hours: hoursUntil(locked, now) });
    const entry = requireFound(await lockPayoutAccount(tx, shopId, account.id), 'address_not_found', {}, [
      'address_id',
    ]);
    requireUsable(entry, now);
    const terms = termsOf(settings, entry, rule, price, entry.usableAt, now);
    if (input.real_price !== undefined && fromWire(input.real_price)?.minor !== terms.receives)
      refuse('withdrawal_terms_changed', { amount: dollars(terms.receives) });
    await lockBalances(tx, [shopAvailable(shopId), shopDebt(shopId)]);
    requirePayable(price, await shopBalance(tx, shopId, settings, now));

    const id = await requestPayout(deps, tx, {
      owner: { kind: 'shop', id: shopId },
      entry,
      terms,
      codeChecked: true,
      requestedBy: userId,
      at: now,
    });
    return presentPayout((await findPayout(tx, shopId, id))!);
  };
}
