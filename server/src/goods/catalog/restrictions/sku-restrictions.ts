import { isOneOf } from '../../../base/db/conditions.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { notSentTo } from '../card-filters.ts';
import type { Sku } from '../sku-queries.ts';

/** The countries to which SKUs must not be sent now, by their shops and by the operators' rules, by id. */
export async function restrictionsOf(
  read: Read,
  skuIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (skuIds.length === 0) return new Map();
  const rows = await read
    .selectFrom('skus as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select(['s.id', notSentTo(now).as('countries')])
    .where(isOneOf('s.id', skuIds))
    .execute();
  return new Map(rows.map(({ id, countries }) => [id, countries]));
}

/**
 * SQL condition on a product `p` of a category `g`: it must not be sent to a country at a moment, by its shop or by a rule of the
 * operators. Cheaper for many products than to draw up the countries of each.
 */
export const isRestrictedIn = (country: RawBuilder<string>, at: Date) => sql<boolean>`(
  ${country} = any(p.no_delivery_to) or exists (
    select from goods_restrictions r
    where ${country} = any(r.countries) and restricts(r, p.category_code, g.parent_code, p.adult, p.hs_code, ${at}::timestamptz)))`;

/** SKUs with the restrictions that hold now, in place of what their shops alone say. */
export const withRestrictions = (
  skus: ReadonlyMap<string, Sku>,
  restrictions: ReadonlyMap<string, readonly string[]>,
): Map<string, Sku> =>
  new Map([...skus].map(([id, sku]) => [id, { ...sku, noDeliveryTo: restrictions.get(id) ?? sku.noDeliveryTo }]));
