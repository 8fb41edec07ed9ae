import { sql } from 'kysely';
import { isNoneOf } from '../../base/db/conditions.ts';
import { asJson } from '../../base/db/json-rows.ts';
import type { Tx } from '../../base/db/database.ts';

/** A country that a shop delivers to, by its ISO code; '' stands for all countries without terms of their own. */
export interface Destination {
  country: string;
  /** The order value in US cents from which a single piece is delivered free; null for never. */
  freeFrom: bigint | null;
}

/** Replaces the destinations of a shop, which filters of product lists use. What stays as it was is not written: products depend on it. */
export async function storeDestinations(tx: Tx, shopId: string, destinations: readonly Destination[]): Promise<void> {
  const countries = destinations.map(({ country }) => country);
  await tx
    .deleteFrom('shop_destinations')
    .where('shop_id', '=', shopId)
    .where(isNoneOf('country', countries, 'text'))
    .execute();
  const rows = destinations.map(({ country, freeFrom }) => ({ shop_id: shopId, country, free_from: freeFrom }));
  await sql`
    insert into shop_destinations as stored
    select * from jsonb_populate_recordset(null::shop_destinations, ${asJson(rows)}::jsonb)
    on conflict (shop_id, country) do update set free_from = excluded.free_from
    where stored.free_from is distinct from excluded.free_from`.execute(tx);
}
