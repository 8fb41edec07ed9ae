import type { StoredAddress } from '../../people/addresses/index.ts';

/** The country whose customs ask for the addressee's code. */
const asksForCode = 'KR';

/**
 * Whether parcels of some of these shops would be held by the customs because the address has no code. Orders of clients
 * that can't ask for it are placed all the same; the shop then has to ask the addressee.
 */
export const needsCustomsCode = (
  address: StoredAddress | null,
  shops: Iterable<{ readonly country: string }>,
): boolean =>
  address?.country === asksForCode &&
  address.customs_code === '' &&
  [...shops].some(({ country }) => country !== asksForCode);
