import { sql, type RawBuilder } from 'kysely';
import { notSentTo } from '../card-filters.ts';
import type { Sku } from '../sku-queries.ts';

/**
 * SQL condition on a product `p` of a category `g`: it must not be sent to a country at a moment, by its shop or by a rule of the
 * operators. Cheaper for many products than to draw up the countries of each.
 */
export const isRestrictedIn = (country: RawBuilder<string>, at: Date) => sql<boolean>`(
  ${country} = any(p.no_delivery_to) or exists (
    select from goods_restrictions r
    where ${country} = any(r.countries) and restricts(r, p.category_code, g.parent_code, p.adult, p.hs_code, ${at}::timestamptz)))`;

/**
 * SQL of the countries to which a product `p` of a category `g` must not be sent, as far as a destination has to do with them: that
 * country or none, and all of them while it is unknown, which is empty.
 */
export const notSentToFor = (country: RawBuilder<string>, at: Date) => sql<string[]>`
  case when ${country} = '' then ${notSentTo(at)} when ${isRestrictedIn(country, at)} then array[${country}] else '{}' end`;

/** SKUs with the restrictions that hold now, in place of what their shops alone say. */
export const withRestrictions = (
  skus: ReadonlyMap<string, Sku>,
  restrictions: ReadonlyMap<string, readonly string[]>,
): Map<string, Sku> =>
  new Map([...skus].map(([id, sku]) => [id, { ...sku, noDeliveryTo: restrictions.get(id) ?? sku.noDeliveryTo }]));
