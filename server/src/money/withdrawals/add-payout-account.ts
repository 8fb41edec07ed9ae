import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { addPayoutAccount as contract } from '@tradewind/contract/money/shop-desk/payouts';
import { hour, later } from '../../base/clock/clock.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { lockBalances, shopAvailable } from '../ledger/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockCredentials } from '../../people/users/index.ts';
import { insistOnCode } from './check-code.ts';
import { refuseLookAlike, refuseOwnAddress } from './check-place.ts';
import { bookOf, keepEntry, type BookEntry } from './payout-addresses-store.ts';
import { readPlace } from './read-place.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** Puts an account into a shop's book, with the owner's code and the delay that shoppers' books have too. */
export async function addPayoutAccount(
  deps: WithdrawalsDeps,
  call: MerchantCall,
  input: ParsedInputOf<typeof contract>,
): Promise<BookEntry> {
  const {
    now,
    actor: { userId, shopId },
  } = call;
  const place = await readPlace(deps.db.read, input);
  await refuseOwnAddress(deps, place);
  await insistOnCode(deps, call, input.password_pay);
  const settings = await readSettings(deps.db.read, now);

  return deps.db.transact(async (tx) => {
    await lockCredentials(tx, userId);
    await lockBalances(tx, [shopAvailable(shopId)]);
    if (!input.look_alike_seen) refuseLookAlike(place, await bookOf(tx, shopId));
    return keepEntry(
      tx,
      { kind: 'shop', id: shopId },
      place,
      input.label ?? '',
      now,
      later(now, settings['security.newAddressHours'] * hour),
    );
  });
}
