import { deliveryKinds, type DeliveryKind } from '@tradewind/contract/trade/freight';
import { usd } from '@tradewind/contract/base/money';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import type { FreightOptions } from '../../base/db/schema.ts';
import type { FreightOption } from './freight.ts';
import { elsewhere, type FreightZone } from './freight-store.ts';

/** A country code, or an address of the shopper whose country is read in the same query. */
export type Destination = { country: string } | { addressId: string; userId: string };

/** The country of a destination as SQL; empty when it is unknown. */
export const countryOf = (to: Destination): RawBuilder<string> =>
  'country' in to
    ? sql<string>`${to.country}::text`
    : sql<string>`coalesce((select country from addresses where id = ${to.addressId} and user_id = ${to.userId}), '')`;

/** The freight options of shops to a country, by shop, standard first; empty where a shop doesn't deliver there. */
export async function freightTo(
  read: Read,
  shopIds: readonly string[],
  to: Destination,
): Promise<Map<string, FreightOption[]>> {
  const ids = [...new Set(shopIds)];
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('freight_countries as c')
    .leftJoin('freight_options as o', 'o.zone_id', 'c.zone_id')
    .selectAll('o')
    .select(['c.shop_id', 'c.country'])
    .where(isOneOf('c.shop_id', ids))
    .where((eb) => eb.or([eb('c.country', '=', countryOf(to)), eb('c.country', '=', elsewhere)]))
    .execute();
  return new Map(
    ids.map((id) => {
      const ofShop = rows.filter((row) => row.shop_id === id);
      const named = ofShop.filter((row) => row.country !== elsewhere);
      return [
        id,
        (named.length > 0 ? named : ofShop)
          .flatMap((row) => (row.kind === null ? [] : [readOption(row as Selectable<FreightOptions>)]))
          .sort(byKind),
      ];
    }),
  );
}

/** SQL condition: `freightTo` finds any option of a shop to a country. */
export function isDeliveredTo(shopId: RawBuilder<string>, country: RawBuilder<string>): RawBuilder<boolean> {
  const zoneOf = (name: RawBuilder<string>) =>
    sql`(select zone_id from freight_countries where shop_id = ${shopId} and country = ${name})`;
  return sql<boolean>`exists (
    select from freight_options where zone_id = coalesce(${zoneOf(country)}, ${zoneOf(sql.lit(elsewhere))}))`;
}

/** All freight zones of a shop, in its order. */
export async function zonesOf(read: Read, shopId: string): Promise<FreightZone[]> {
  const [zones, countries, options] = await Promise.all([
    read.selectFrom('freight_zones').select('id').where('shop_id', '=', shopId).orderBy('position').execute(),
    read
      .selectFrom('freight_countries')
      .select(['zone_id', 'country'])
      .where('shop_id', '=', shopId)
      .orderBy('country')
      .execute(),
    read
      .selectFrom('freight_options as o')
      .innerJoin('freight_zones as z', 'z.id', 'o.zone_id')
      .selectAll('o')
      .where('z.shop_id', '=', shopId)
      .execute(),
  ]);
  return zones.map(({ id }) => ({
    id,
    countries: countries.filter((row) => row.zone_id === id).map((row) => row.country),
    options: options
      .filter((row) => row.zone_id === id)
      .map(readOption)
      .sort(byKind),
  }));
}

/** Whether any open shop delivers anywhere. */
export async function hasFreight(read: Read): Promise<boolean> {
  const option = await read
    .selectFrom('freight_options as o')
    .innerJoin('freight_zones as z', 'z.id', 'o.zone_id')
    .innerJoin('shops as s', 's.id', 'z.shop_id')
    .select('z.id')
    .where('s.status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return option !== undefined;
}

/** Those of the shops that deliver to some countries only, or on other terms to some of them. */
export async function shopsWithZones(read: Read, shopIds: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(
    [...new Set(shopIds)].map(async (id) => {
      const zones = await zonesOf(read, id);
      const rest = zones.find(({ countries }) => countries.includes(elsewhere));
      const isSame = zones.every(({ options }) => rest && isDeepStrictEqual(options, rest.options));
      return isSame ? [] : [id];
    }),
  );
  return new Set(found.flat());
}

/** Standard first. */
export const byKind = (a: FreightOption, b: FreightOption): number =>
  deliveryKinds.indexOf(a.kind) - deliveryKinds.indexOf(b.kind);

/** A stored delivery option. */
export const readOption = (row: Selectable<FreightOptions>): FreightOption => ({
  kind: row.kind as DeliveryKind,
  daysFrom: row.days_from,
  daysTo: row.days_to,
  measure: row.measure as FreightOption['measure'],
  firstSize: row.first_size,
  first: usd(row.first_price),
  nextSize: row.next_size,
  next: usd(row.next_price),
  freeOver: row.free_over === null ? null : usd(row.free_over),
});
