import type { Tx } from '../../base/db/database.ts';

/** A country to which a shop delivers, by its ISO code; '' is one that nobody has named. */
export interface Destination {
  country: string;
  /** From goods of this many US cents on one piece is delivered for nothing; null where it never is. */
  freeFrom: bigint | null;
}

/** Writes where a shop delivers, which lists of products are narrowed by, in the place of what was said before. */
export async function storeDestinations(tx: Tx, shopId: string, destinations: readonly Destination[]): Promise<void> {
  await tx.deleteFrom('shop_destinations').where('shop_id', '=', shopId).execute();
  if (destinations.length === 0) return;
  await tx
    .insertInto('shop_destinations')
    .values(destinations.map(({ country, freeFrom }) => ({ shop_id: shopId, country, free_from: freeFrom })))
    .execute();
}
