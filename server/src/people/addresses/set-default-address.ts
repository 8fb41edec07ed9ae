import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { lockAddresses, makeDefault } from './addresses-store.ts';

/** Makes an address of the shopper the default. @throws Refusal `address_not_found`. */
export async function setDefaultAddress(
  { db }: Deps,
  { actor }: ShopperCall,
  input: { address_id: string },
): Promise<null> {
  await db.transact(async (tx) => {
    await lockAddresses(tx, actor.userId);
    if (!(await makeDefault(tx, actor.userId, input.address_id))) refuse('address_not_found');
  });
  return null;
}
