import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { removePayoutAccount } from './payout-accounts-store.ts';

/** Takes an own address out of the book at once. What was asked for before still goes there, unless it is cancelled. */
export async function removePayoutAddress(
  { db }: Deps,
  { actor, now }: ShopperCall,
  { id }: { id: string },
): Promise<null> {
  const removed = await db.transact((tx) => removePayoutAccount(tx, actor.userId, id, now));
  if (!removed) refuse('address_not_found');
  return null;
}
