import type { saveAddress as contract } from '@tradewind/contract/people/addresses';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { countryWritten } from '@tradewind/contract/people/country-written';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId } from '../../base/ids/ids.ts';
import { countAddresses } from './addresses-queries.ts';
import { insertAddress, lockAddresses, makeDefault, updateAddress, type AddressForm } from './addresses-store.ts';
import { readMobile } from './read-mobile.ts';

export const addressLimit = 50;

/**
 * Adds an address, or changes the own one that is named. The first one becomes the default. A default stays one when it
 * is saved as no default: there is always one, and another is chosen by choosing it.
 */
export async function saveAddress(
  { db }: Deps,
  { actor, now }: ShopperCall,
  input: ParsedInputOf<typeof contract>,
): Promise<{ address_id: string }> {
  const { userId } = actor;
  const parts = input.set_parts ?? null;
  const form: AddressForm = {
    name: input.name,
    mobile: input.mobile,
    area: input.country,
    country: parts?.country ?? countryWritten(input.country),
    detail: input.detail,
    tag: input.tag,
    mobile_e164: readMobile(input.mobile, parts?.country ?? null),
    parts,
  };

  return db.transact(async (tx) => {
    await lockAddresses(tx, userId);
    const { id, first } =
      input.address_id === undefined
        ? await add(tx, userId, form, now)
        : await edit(tx, userId, input.address_id, form);
    if (first || input.is_default === 1) await makeDefault(tx, userId, id);
    return { address_id: id };
  });
}

async function add(tx: Tx, userId: string, form: AddressForm, now: Date): Promise<{ id: string; first: boolean }> {
  const before = await countAddresses(tx, userId);
  if (before >= addressLimit) refuse('address_limit', { limit: addressLimit });
  const id = newId();
  await insertAddress(tx, userId, id, form, now);
  return { id, first: before === 0 };
}

async function edit(tx: Tx, userId: string, id: string, form: AddressForm): Promise<{ id: string; first: boolean }> {
  if (!(await updateAddress(tx, userId, id, form))) refuse('address_not_found');
  return { id, first: false };
}
