import { refuse } from '@tradewind/contract/base/refusals';
import type { Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { countAddresses } from './addresses-queries.ts';
import { insertAddress, lockAddresses, makeDefault, type AddressForm } from './addresses-store.ts';

const addressLimit = 50;

export interface NewAddress {
  /** Only when it is derived from a name, as in the demo data. */
  id?: string;
  userId: string;
  form: AddressForm;
  /** The first address becomes the default in any case. */
  isDefault?: boolean;
  addedAt: Date;
}

/**
 * Adds an address of a shopper.
 *
 * @returns its id.
 * @throws Refusal `address_limit`.
 */
export async function addAddress(
  tx: Tx,
  { id = newId(), userId, form, isDefault = false, addedAt }: NewAddress,
): Promise<string> {
  await lockAddresses(tx, userId);
  const before = await countAddresses(tx, userId);
  if (before >= addressLimit) refuse('address_limit', { limit: addressLimit });
  await insertAddress(tx, userId, id, form, addedAt);
  if (before === 0 || isDefault) await makeDefault(tx, userId, id);
  return id;
}
