import { countryCodes } from '@tradewind/contract/people/countries';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { storeDestinations, type Destination } from '../../goods/shops/index.ts';
import { freeFrom, type FreightOption } from './freight.ts';

/** Every country that no zone of the shop names. */
export const elsewhere = '*';

/** Countries with the freight options to them; no options where the shop doesn't deliver. */
export interface FreightZone {
  id: string;
  /** ISO codes, or `*` alone. */
  countries: readonly string[];
  options: readonly FreightOption[];
}

/** Locks the zones of a shop against concurrent changes. */
export async function lockZones(tx: Tx, shopId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`freight ${shopId}`}, 0))`.execute(tx);
}

/** Replaces all zones of a shop and updates the destinations that search filters by. */
export async function writeZones(tx: Tx, shopId: string, zones: readonly FreightZone[]): Promise<void> {
  await tx.deleteFrom('freight_zones').where('shop_id', '=', shopId).execute();
  await storeDestinations(tx, shopId, destinationsOf(zones));
  if (zones.length === 0) return;
  await tx
    .insertInto('freight_zones')
    .values(zones.map(({ id }, position) => ({ id, shop_id: shopId, position })))
    .execute();
  const countries = zones.flatMap((zone) =>
    zone.countries.map((country) => ({ shop_id: shopId, country, zone_id: zone.id })),
  );
  await tx.insertInto('freight_countries').values(countries).execute();
  const options = zones.flatMap((zone) =>
    zone.options.map((option) => ({
      zone_id: zone.id,
      kind: option.kind,
      days_from: option.daysFrom,
      days_to: option.daysTo,
      measure: option.measure,
      first_size: option.firstSize,
      first_price: option.first.minor,
      next_size: option.nextSize,
      next_price: option.next.minor,
      free_over: option.freeOver?.minor ?? null,
    })),
  );
  if (options.length > 0) await tx.insertInto('freight_options').values(options).execute();
}

/**
 * Countries that a shop delivers to, '' for an unknown one, with the value of goods from which one piece is delivered
 * free.
 */
export function destinationsOf(zones: readonly FreightZone[]): Destination[] {
  const rest = zones.find(({ countries }) => countries.includes(elsewhere));
  return ['', ...countryCodes].flatMap((country) => {
    const zone = zones.find(({ countries }) => countries.includes(country)) ?? rest;
    return zone && zone.options.length > 0 ? [{ country, freeFrom: freeFrom(zone.options) }] : [];
  });
}
