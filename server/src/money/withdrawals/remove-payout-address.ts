import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { removePayoutAccount } from './payout-accounts-store.ts';

/** Removes a shopper's payout account at once. Open withdrawals to it stay. @throws Refusal `address_not_found`. */
export async function removePayoutAddress(
  { db }: Deps,
  { actor, now }: ShopperCall,
  { id }: { id: string },
): Promise<null> {
  const removed = await db.transact((tx) => removePayoutAccount(tx, actor.userId, id, now));
  if (!removed) refuse('address_not_found');
  return null;
}
