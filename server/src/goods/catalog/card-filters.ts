import { euCountries } from '@tradewind/contract/people/consumer-law';
import { fromWire } from '@tradewind/contract/base/money';
import type { ProductFilters } from '@tradewind/contract/goods/search';
import { sql, type RawBuilder } from 'kysely';

/** The filters of a product list, beside category and shop. */
export interface ListFilters {
  /** US cents, of the cheapest SKU. */
  readonly priceFrom: bigint | null;
  readonly priceTo: bigint | null;
  /** Mean score in hundredths. */
  readonly minRating: number | null;
  readonly inStock: boolean;
  readonly freeDelivery: boolean;
  /** ISO code of a country to which the product is delivered at a moment. */
  readonly shipsTo: { readonly country: string; readonly at: Date } | null;
  /** One of the own categories of the product's shop. */
  readonly shopCategory: string | null;
}

export const noFilters: ListFilters = {
  priceFrom: null,
  priceTo: null,
  minRating: null,
  inStock: false,
  freeDelivery: false,
  shipsTo: null,
  shopCategory: null,
};

/** Builds the filters from the request. An invalid amount counts as not given; the contract has already refused non-numbers. */
export const parseFilters = (
  filters: Partial<ProductFilters> & { shop_category_id?: string | undefined },
  now: Date,
): ListFilters => ({
  priceFrom: minorOf(filters.price_from),
  priceTo: minorOf(filters.price_to),
  minRating: filters.rating === undefined ? null : Math.round(filters.rating * 100),
  inStock: filters.in_stock === 1,
  freeDelivery: filters.free_delivery === 1,
  shipsTo: filters.ships_to ? { country: filters.ships_to, at: now } : null,
  shopCategory: filters.shop_category_id ?? null,
});

const minorOf = (text: string | undefined): bigint | null =>
  text === undefined ? null : (fromWire(text)?.minor ?? null);

/** The SQL conditions on `p`, each preceded by `and`. Filters that are not set add nothing, so the query plans stay the same. */
export const filterConditions = ({
  priceFrom,
  priceTo,
  minRating,
  inStock,
  freeDelivery,
  shipsTo,
  shopCategory,
}: ListFilters): RawBuilder<unknown> => sql`
  ${priceFrom === null ? sql`` : sql`and p.min_price >= ${priceFrom}`}
  ${priceTo === null ? sql`` : sql`and p.min_price <= ${priceTo}`}
  ${minRating === null ? sql`` : sql`and p.rating >= ${minRating}`}
  ${inStock ? sql`and p.in_stock` : sql``}
  ${shipsTo === null ? sql`` : sql`and ${isDeliveredTo(shipsTo.country, shipsTo.at)}`}
  ${shopCategory === null ? sql`` : sql`and ${isInShopCategory(shopCategory)}`}
  ${freeDelivery ? sql`and ${shipsFree(shipsTo?.country ?? null)}` : sql``}`;

/** SQL on `p`: the countries to which it must not be sent at a moment, by its shop or by a rule of the operators. */
export const notSentTo = (at: Date) =>
  sql<string[]>`(p.no_delivery_to || restricted_countries(p.category_code, p.adult, p.hs_code, ${at}::timestamptz))`;

/** SQL condition on `p`: its shop delivers it to the country. */
const isDeliveredTo = (country: string, at: Date) =>
  sql<boolean>`not ${country} = any(${notSentTo(at)}) and exists (
    select from shop_destinations d where d.shop_id = p.shop_id and d.country = ${country})`;

/** SQL condition on `p`: a single piece is delivered free, to this country or, without one, under the shop's default terms. */
export const shipsFree = (country: string | null) =>
  sql<boolean>`exists (select from shop_destinations d where d.shop_id = p.shop_id and d.country = ${country ?? ''} and p.min_price >= d.free_from)`;

/** SQL condition on `p`: it is in this category or a subcategory of it; for a merged one, of what took its place. */
export const isInCategory = (code: string) =>
  sql<boolean>`p.category_code in (
    select c.code from categories c
    join categories named on coalesce(named.merged_into, named.code) in (c.code, c.parent_code)
    where named.code = ${code})`;

/** SQL condition on `p`: it is in this own category of its shop. */
export const isInShopCategory = (categoryId: string) =>
  sql<boolean>`exists (
    select from shop_category_products c
    where c.shop_id = p.shop_id and c.category_id = ${categoryId} and c.product_id = p.id)`;

/** Whether the shop of a product `p` delivers to the European Union. */
export const deliversToEu = toEuOf(sql.ref('p.shop_id'));
/** The same of one shop. */
export const shopDeliversToEu = (shopId: string) => toEuOf(sql`${shopId}::uuid`);

function toEuOf(shopId: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from shop_destinations d where d.shop_id = ${shopId} and d.country = any(${[...euCountries]}::text[]))`;
}
