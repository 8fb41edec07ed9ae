import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { addPayoutAccount as contract } from '@tradewind/contract/money/shop-desk/payouts';
import { hour, later } from '../../base/clock/clock.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { lockBalances, shopAvailable } from '../ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockCredentials, requireUnlocked } from '../../people/users/index.ts';
import { requirePaymentCode } from '../../people/users/index.ts';
import { refuseLookAlike, refuseUselessAddress } from './check-payout-account.ts';
import { listPayoutAccounts, savePayoutAccount, type SavedPayoutAccount } from './payout-accounts-store.ts';
import { readPayoutAccount } from './read-payout-account.ts';
import { requireAccountsUnlocked } from './terms.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/**
 * Adds a payout account to a shop; it is usable after the delay for new addresses. Requires the owner's payment code.
 *
 * @throws Refusal for an invalid account or payment code, or `account_lock` after a recovery by mail.
 */
export async function addPayoutAccount(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  input: ParsedInputOf<typeof contract>,
): Promise<Work<SavedPayoutAccount>> {
  const {
    now,
    actor: { userId, shopId },
  } = call;
  const account = await readPayoutAccount(deps.db.read, input);
  await refuseUselessAddress(deps, account);
  await requirePaymentCode(deps, call, input.password_pay);
  const settings = await readSettings(deps.db.read, now);

  return async (tx) => {
    requireAccountsUnlocked(settings, await lockCredentials(tx, userId), now);
    await requireUnlocked(tx, userId, 'withdrawals', now);
    await lockBalances(tx, [shopAvailable(shopId)]);
    if (!input.look_alike_seen) refuseLookAlike(account, await listPayoutAccounts(tx, shopId));
    return savePayoutAccount(
      tx,
      { kind: 'shop', id: shopId },
      account,
      input.label ?? '',
      now,
      later(now, settings['security.newAddressHours'] * hour),
    );
  };
}
