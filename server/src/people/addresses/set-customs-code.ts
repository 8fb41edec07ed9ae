import type { Address } from '@tradewind/contract/people/addresses';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { findAddress } from './addresses-queries.ts';
import { lockAddresses, storeCustomsCode } from './addresses-store.ts';
import { presentAddress } from './present-address.ts';

/** Stores the customs code of the addressee with an own address. @throws Refusal `address_not_found`. */
export async function setCustomsCode(
  { db }: Deps,
  { actor: { userId }, locale }: ShopperCall,
  { address_id: id, customs_code: code }: { address_id: string; customs_code: string },
): Promise<Address> {
  return db.transact(async (tx) => {
    await lockAddresses(tx, userId);
    await storeCustomsCode(tx, userId, id, code);
    return presentAddress(requireFound(await findAddress(tx, userId, id), 'address_not_found'), locale);
  });
}
