import { deliveryKinds, type DeliveryKind } from '@tradewind/contract/trade/freight';
import { usd } from '@tradewind/contract/base/money';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Read } from '../../base/db/database.ts';
import { listOf } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
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
  // In a subquery PostgreSQL does not see it, and plans once for all countries.
  const country = sql<string>`(select ${countryOf(to)})`;
  const rows = await rowsOf<{ id: string; options: StoredOption[] }>(
    read,
    sql`select h.id, ${freightAsJson(sql`h.id`, country)} as options from unnest(${listOf('uuid', ids)}) as h (id)`,
  );
  return new Map(rows.map(({ id, options }) => [id, readOptions(options)]));
}

/** SQL of the freight options of a shop to a country as JSON that `readOptions` reads; an empty list where it doesn't deliver there. */
export const freightAsJson = (shopId: RawBuilder<string>, country: RawBuilder<string>) => sql<StoredOption[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'days_from', days_from, 'days_to', days_to, 'measure', measure, 'first_size', first_size,
    'first_price', first_price::text, 'next_size', next_size, 'next_price', next_price::text, 'free_over', free_over::text
  )), '[]') from freight_options where zone_id = ${zoneTo(shopId, country)})`;

/** SQL condition: `freightTo` finds any option of a shop to a country. */
export const isDeliveredTo = (shopId: RawBuilder<string>, country: RawBuilder<string>) =>
  sql<boolean>`exists (select from freight_options where zone_id = ${zoneTo(shopId, country)})`;

/** SQL of the id of the zone of a shop that names a country, or else of the one that names no country. */
function zoneTo(shopId: RawBuilder<string>, country: RawBuilder<string>): RawBuilder<string> {
  const zoneOf = (name: RawBuilder<string>) =>
    sql`(select zone_id from freight_countries where shop_id = ${shopId} and country = ${name})`;
  return sql`coalesce(${zoneOf(country)}, ${zoneOf(sql.lit(elsewhere))})`;
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
    options: readOptions(options.filter((row) => row.zone_id === id)),
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
const byKind = (a: FreightOption, b: FreightOption): number =>
  deliveryKinds.indexOf(a.kind) - deliveryKinds.indexOf(b.kind);

/** Stored delivery options of one zone, standard first. */
export const readOptions = (rows: readonly StoredOption[]): FreightOption[] => rows.map(readOption).sort(byKind);

type Row = Omit<Selectable<FreightOptions>, 'zone_id'>;

/** A row of the table, or what `freightAsJson` makes of it: JSON has no exact numbers of the size of amounts. */
export type StoredOption =
  | Row
  | { [Name in keyof Row]: Row[Name] extends bigint | null ? string | Extract<Row[Name], null> : Row[Name] };

/** A stored delivery option. */
export const readOption = (row: StoredOption): FreightOption => ({
  kind: row.kind as DeliveryKind,
  daysFrom: row.days_from,
  daysTo: row.days_to,
  measure: row.measure as FreightOption['measure'],
  firstSize: row.first_size,
  first: usd(BigInt(row.first_price)),
  nextSize: row.next_size,
  next: usd(BigInt(row.next_price)),
  freeOver: row.free_over === null ? null : usd(BigInt(row.free_over)),
});
