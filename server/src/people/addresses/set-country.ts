import type { Address } from '@tradewind/contract/people/addresses';
import { countryNameIn } from '@tradewind/contract/people/countries';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { findAddress } from './addresses-queries.ts';
import { lockAddresses, storeCountry } from './addresses-store.ts';
import { presentAddress } from './present-address.ts';

/**
 * Stores the country of an address whose text leaves it open, and adds the country's name to the text in the caller's
 * language. A known country stays: another one is another address.
 *
 * @throws Refusal `address_not_found`.
 */
export async function setCountry(
  { db }: Deps,
  { actor: { userId }, locale }: ShopperCall,
  { address_id: id, country: code }: { address_id: string; country: string },
): Promise<Address> {
  return db.transact(async (tx) => {
    await lockAddresses(tx, userId);
    await storeCountry(tx, userId, id, { code, name: countryNameIn(code, locale) });
    return presentAddress(requireFound(await findAddress(tx, userId, id), 'address_not_found'), locale);
  });
}
