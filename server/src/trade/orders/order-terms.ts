import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { together } from '../../base/db/shared-transaction.ts';
import { notSentToFor } from '../../goods/catalog/index.ts';
import { addressAsJson, type StoredAddress } from '../../people/addresses/index.ts';
import { termsByShop, termsColumns, type TermsOfShop, type TermsRow } from './shop-terms.ts';

/** What a shopper orders, and where to. */
interface Wanted {
  readonly userId: string;
  readonly addressId: string;
  readonly skuIds: readonly string[];
  readonly now: Date;
}

interface OrderTerms {
  readonly address: StoredAddress | null;
  /** To which countries SKUs must not be sent, of which only the one of the address counts where it is known, by their id. */
  readonly restrictions: ReadonlyMap<string, readonly string[]>;
  /** By the id of the shop. */
  readonly terms: ReadonlyMap<string, TermsOfShop>;
}

/** What the goods of an order may be sent to and how soon, and what it costs to its address. */
export const readTerms: (tx: Tx, wanted: Wanted) => Promise<OrderTerms> = together(
  async (tx, all: readonly Wanted[]): Promise<OrderTerms[]> => {
    const now = latest(all);
    const orders = all.map(({ userId, addressId }, place) => ({ place, userId, addressId }));
    const lines = all.flatMap(({ skuIds }, place) => skuIds.map((skuId) => ({ place, skuId })));
    const country = sql<string>`d.country`;
    const isFirst = sql<boolean>`row_number() over (partition by d.place, h.id order by s.id) = 1`;
    const rows = await rowsOf<Row>(
      tx,
      sql`
      with destinations as materialized (
        select w.place, a.address, coalesce(a.address ->> 'country', '') as country
        from ${unnested(orders, { place: 'int', userId: 'uuid', addressId: 'uuid' })} as w (place, user_id, address_id)
          cross join lateral (select ${addressAsJson(sql`w.user_id`, sql`w.address_id`)}) as a (address)
      )
      select d.place, case when row_number() over (partition by d.place order by s.id) = 1 then d.address end as address,
        s.id as sku_id, h.id as shop_id, ${notSentToFor(country, now)} as not_sent_to, ${termsColumns(country, isFirst, now)}
      from destinations d left join (
        ${unnested(lines, { place: 'int', skuId: 'uuid' })} as l (place, sku_id) join skus s on s.id = l.sku_id
          join products p on p.id = s.product_id join categories g on g.code = p.category_code join shops h on h.id = p.shop_id
      ) on l.place = d.place`,
    );
    const byPlace = Map.groupBy(rows, ({ place }) => place);
    return all.map((_, place) => presentOrderTerms(byPlace.get(place)!));
  },
);

type Row = { place: number; address: StoredAddress | null } & (LineRow | { sku_id: null });

type LineRow = TermsRow & { sku_id: string; not_sent_to: string[] };

function presentOrderTerms(rows: readonly Row[]): OrderTerms {
  const lines = rows.filter((row) => row.sku_id !== null);
  return {
    address: rows.find(({ address }) => address)?.address ?? null,
    restrictions: new Map(lines.map((row) => [row.sku_id, row.not_sent_to])),
    terms: termsByShop(lines),
  };
}

/** The moment of the last of some acts that run together. */
const latest = (acts: readonly { readonly now: Date }[]): Date =>
  new Date(Math.max(...acts.map(({ now }) => now.getTime())));
