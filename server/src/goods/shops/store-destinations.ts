import type { Tx } from '../../base/db/database.ts';

/** A country that a shop delivers to, by its ISO code; '' stands for all countries without terms of their own. */
export interface Destination {
  country: string;
  /** The order value in US cents from which a single piece is delivered free; null for never. */
  freeFrom: bigint | null;
}

/** Replaces the destinations of a shop, which filters of product lists use. */
export async function storeDestinations(tx: Tx, shopId: string, destinations: readonly Destination[]): Promise<void> {
  await tx.deleteFrom('shop_destinations').where('shop_id', '=', shopId).execute();
  if (destinations.length === 0) return;
  await tx
    .insertInto('shop_destinations')
    .values(destinations.map(({ country, freeFrom }) => ({ shop_id: shopId, country, free_from: freeFrom })))
    .execute();
}
