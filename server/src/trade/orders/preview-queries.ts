import type { Locale } from '@tradewind/contract/base/locales';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { areFlashPricesDue, presentSkuIn, skuColumnsIn, type Sku, type SkuInRow } from '../../goods/catalog/index.ts';
import { balanceIn, userAvailable } from '../../money/ledger/index.ts';
import { addressAsJson, type StoredAddress } from '../../people/addresses/index.ts';
import { chosenCartLines } from '../cart/index.ts';
import type { CheckoutLine } from './checkout-lines.ts';
import { termsByShop, termsColumns, type TermsOfShop, type TermsRow } from './shop-terms.ts';

/** The cart lines, or the line of a product that is ordered directly. */
export type Chosen = { readonly cartIds: readonly string[] } | { readonly line: CheckoutLine };

interface Wanted {
  readonly userId: string;
  readonly chosen: Chosen;
  /** Without it the default address. */
  readonly addressId: string | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

/** What a bill is made of and shown with, in one language. */
export interface PreviewFacts {
  /** Whether prices of flash sales have to be switched first, and all this read again. */
  readonly areFlashPricesDue: boolean;
  readonly address: StoredAddress | null;
  /** In minor units. */
  readonly balance: bigint;
  /** Those of the chosen cart lines that exist, the newest first, or the line of the product. */
  readonly lines: readonly CheckoutLine[];
  readonly skus: ReadonlyMap<string, Sku>;
  /** By the id of the shop. */
  readonly terms: ReadonlyMap<string, TermsOfShop>;
}

/** Reads by one statement, since each costs as much as several lines. What stands once for all lines, or those of a shop, is in its first row. */
export async function readPreviewFacts(read: Read, wanted: Wanted): Promise<PreviewFacts> {
  const { userId, addressId, chosen, locale, now } = wanted;
  const country = sql<string>`d.country`;
  const isFirst = sql<boolean>`row_number() over (partition by h.id order by l.added_at desc, l.id) = 1`;
  const rows = await rowsOf<Row>(
    read,
    sql`
    with destination as materialized (
      select address, coalesce(address ->> 'country', '') as country from (select ${addressAsJson(userId, addressId)}) as a (address)
    )
    select ${areFlashPricesDue(now)} as flash_prices_due, ${balanceIn(userAvailable(userId))} as balance,
      case when row_number() over (order by l.added_at desc, l.id) = 1 then d.address end as address,
      l.id as cart_id, l.quantity, ${skuColumnsIn(locale, country, now)},
      ${termsColumns(country, isFirst, now)}
    from destination d left join (
      (${chosenLines(userId, chosen)}) l join skus s on s.id = l.sku_id join products p on p.id = s.product_id
        join categories g on g.code = p.category_code join shops h on h.id = p.shop_id
    ) on true
    order by l.added_at desc, l.id`,
  );
  const [first] = rows;
  const found = rows.filter((row) => row.sku_id !== null);
  return {
    areFlashPricesDue: first!.flash_prices_due,
    address: first!.address,
    balance: first!.balance,
    lines: found.map(({ sku_id: skuId, shop_id: shopId, quantity, cart_id: cartId }) => ({
      skuId,
      shopId,
      quantity,
      cartId,
    })),
    skus: new Map(found.map((row) => [row.sku_id, presentSkuIn(row, locale)])),
    terms: termsByShop(found),
  };
}

/** SQL of the rows `(id, sku_id, quantity, added_at)` of what is ordered. */
const chosenLines = (userId: string, chosen: Chosen) =>
  'cartIds' in chosen
    ? chosenCartLines(userId, chosen.cartIds)
    : sql`select null::uuid as id, ${chosen.line.skuId}::uuid as sku_id, ${chosen.line.quantity}::int as quantity, null::timestamptz as added_at`;

type Row = { flash_prices_due: boolean; balance: bigint; address: StoredAddress | null } & (LineRow | { sku_id: null });

type LineRow = TermsRow & SkuInRow & { cart_id: string | null; quantity: number };
