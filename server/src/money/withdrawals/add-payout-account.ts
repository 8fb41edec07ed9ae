import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { addPayoutAccount as contract } from '@tradewind/contract/money/shop-desk/payouts';
import { hour, later } from '../../base/clock/clock.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { lockBalances, shopAvailable } from '../ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockCredentials } from '../../people/users/index.ts';
import { requirePaymentCode } from './check-code.ts';
import { refuseLookAlike, refuseOwnAddress } from './check-payout-account.ts';
import { listPayoutAccounts, savePayoutAccount, type SavedPayoutAccount } from './payout-accounts-store.ts';
import { readPayoutAccount } from './read-payout-account.ts';
import type { PaymentCodeDeps } from '../../people/users/index.ts';

/** Puts an account into a shop's book, with the owner's code and the delay that shoppers' books have too. */
export async function addPayoutAccount(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  input: ParsedInputOf<typeof contract>,
): Promise<SavedPayoutAccount> {
  const {
    now,
    actor: { userId, shopId },
  } = call;
  const place = await readPayoutAccount(deps.db.read, input);
  await refuseOwnAddress(deps, place);
  await requirePaymentCode(deps, call, input.password_pay);
  const settings = await readSettings(deps.db.read, now);

  return deps.db.transact(async (tx) => {
    await lockCredentials(tx, userId);
    await lockBalances(tx, [shopAvailable(shopId)]);
    if (!input.look_alike_seen) refuseLookAlike(place, await listPayoutAccounts(tx, shopId));
    return savePayoutAccount(
      tx,
      { kind: 'shop', id: shopId },
      place,
      input.label ?? '',
      now,
      later(now, settings['security.newAddressHours'] * hour),
    );
  });
}
