import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { lockAddresses, makeNewestDefault, removeAddress } from './addresses-store.ts';

/** Deletes an address of the shopper. If it was the default, the newest other one becomes it. @throws Refusal `address_not_found`. */
export async function deleteAddress(
  { db }: Deps,
  { actor }: ShopperCall,
  input: { address_id: string },
): Promise<null> {
  await db.transact(async (tx) => {
    await lockAddresses(tx, actor.userId);
    const removed = await removeAddress(tx, actor.userId, input.address_id);
    if (!removed) refuse('address_not_found');
    if (removed.is_default) await makeNewestDefault(tx, actor.userId);
  });
  return null;
}
