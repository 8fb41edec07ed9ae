import type { saveAddress as contract } from '@tradewind/contract/people/addresses';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { addAddress } from './add-address.ts';
import { lockAddresses, makeDefault, updateAddress } from './addresses-store.ts';
import { readAddress } from './read-address.ts';

/**
 * Adds an address, or updates the shopper's address with the given id. The first one becomes the default. The default
 * stays the default until another one is chosen.
 *
 * @throws Refusal `address_not_found` or `address_limit`.
 */
export async function saveAddress(
  { db }: Deps,
  { actor, now }: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<{ address_id: string }> {
  const { userId } = actor;
  const { address_id: id, is_default } = input;
  const form = readAddress(input);
  const isDefault = is_default === 1;

  return db.transact(async (tx) => {
    if (id === undefined) return { address_id: await addAddress(tx, { userId, form, isDefault, addedAt: now }) };
    await lockAddresses(tx, userId);
    if (!(await updateAddress(tx, userId, id, form))) refuse('address_not_found');
    if (isDefault) await makeDefault(tx, userId, id);
    return { address_id: id };
  });
}
