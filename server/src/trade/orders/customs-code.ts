import type { Read } from '../../base/db/database.ts';
import type { StoredAddress } from '../../people/addresses/index.ts';

/** The country whose customs ask for the addressee's code. */
const asksForCode = 'KR';

/**
 * Whether parcels of some of these shops would be held by the customs because the address has no code. Orders of clients
 * that can't ask for it are placed all the same; the shop then has to ask the addressee.
 */
export async function needsCustomsCode(
  read: Read,
  address: StoredAddress | null,
  shopIds: readonly string[],
): Promise<boolean> {
  if (address?.country !== asksForCode || address.customs_code !== '' || shopIds.length === 0) return false;
  const abroad = await read
    .selectFrom('shops')
    .select('id')
    .where('id', 'in', shopIds)
    .where('country', '<>', asksForCode)
    .limit(1)
    .executeTakeFirst();
  return abroad !== undefined;
}
