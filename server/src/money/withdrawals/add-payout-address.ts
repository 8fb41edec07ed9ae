import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import type { addPayoutAddress as contract } from '@tradewind/contract/money/withdrawals';
import { hour, later } from '../../base/clock/clock.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockCredentials } from '../../people/users/index.ts';
import { insistOnCode } from './check-code.ts';
import { refuseLookAlike, refuseOwnAddress } from './check-place.ts';
import { bookOf, keepEntry, type BookEntry } from './payout-addresses-store.ts';
import { readPlace } from './read-place.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** Puts an address into the book. It can be used after a delay, which gives whoever did not want this the time to notice. */
export async function addPayoutAddress(
  deps: WithdrawalsDeps,
  call: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<BookEntry> {
  const {
    now,
    actor: { userId },
  } = call;
  const place = await readPlace(deps.db.read, input);
  await refuseOwnAddress(deps, place);
  await insistOnCode(deps, call, input.password_pay);
  const settings = await readSettings(deps.db.read, now);

  return deps.db.transact(async (tx) => {
    await lockCredentials(tx, userId);
    if (!input.look_alike_seen) refuseLookAlike(place, await bookOf(tx, userId));
    return keepEntry(
      tx,
      { kind: 'user', id: userId },
      place,
      input.label ?? '',
      now,
      later(now, settings['security.newAddressHours'] * hour),
    );
  });
}
