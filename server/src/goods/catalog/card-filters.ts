import { fromWire } from '@tradewind/contract/base/money';
import type { ProductFilters } from '@tradewind/contract/goods/catalog';
import { sql, type RawBuilder } from 'kysely';

/** What a list is narrowed down to, beside category and shop. */
export interface Narrowing {
  /** US cents, of the cheapest combination. */
  readonly priceFrom: bigint | null;
  readonly priceTo: bigint | null;
  /** Mean score in hundredths. */
  readonly leastRating: number | null;
  readonly inStock: boolean;
  readonly freeDelivery: boolean;
  /** ISO code of a country to which it is delivered. */
  readonly shipsTo: string | null;
}

export const notNarrowed: Narrowing = {
  priceFrom: null,
  priceTo: null,
  leastRating: null,
  inStock: false,
  freeDelivery: false,
  shipsTo: null,
};

/** As the wire names it. An amount that is none counts as not given: the wire has refused what is not a number already. */
export const narrowingOf = (filters: Partial<ProductFilters>): Narrowing => ({
  priceFrom: minorOf(filters.price_from),
  priceTo: minorOf(filters.price_to),
  leastRating: filters.rating === undefined ? null : Math.round(filters.rating * 100),
  inStock: filters.in_stock === 1,
  freeDelivery: filters.free_delivery === 1,
  shipsTo: filters.ships_to || null,
});

const minorOf = (text: string | undefined): bigint | null =>
  text === undefined ? null : (fromWire(text)?.minor ?? null);

/** The conditions on `p`, each with `and` before it; nothing where nothing is asked, so that plans stay as they are. */
export const narrowed = ({
  priceFrom,
  priceTo,
  leastRating,
  inStock,
  freeDelivery,
  shipsTo,
}: Narrowing): RawBuilder<unknown> => sql`
  ${priceFrom === null ? sql`` : sql`and p.min_price >= ${priceFrom}`}
  ${priceTo === null ? sql`` : sql`and p.min_price <= ${priceTo}`}
  ${leastRating === null ? sql`` : sql`and p.rating >= ${leastRating}`}
  ${inStock ? sql`and p.in_stock` : sql``}
  ${shipsTo === null ? sql`` : sql`and ${isDeliveredTo(shipsTo)}`}
  ${freeDelivery ? sql`and ${shipsFree(shipsTo)}` : sql``}`;

/** Its shop delivers there. */
export const isDeliveredTo = (country: string) =>
  sql<boolean>`exists (select from shop_destinations d where d.shop_id = p.shop_id and d.country = ${country})`;

/** One piece alone is delivered for nothing: to a country, or to where no special terms hold. */
export const shipsFree = (country: string | null) =>
  sql<boolean>`exists (select from shop_destinations d where d.shop_id = p.shop_id and d.country = ${country ?? ''} and p.min_price >= d.free_from)`;
