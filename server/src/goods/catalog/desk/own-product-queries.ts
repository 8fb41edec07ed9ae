import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { requireFound } from '@tradewind/contract/base/refusals';
import type { OwnProduct, OwnProductRow, ProductState } from '@tradewind/contract/goods/shop-desk/products';
import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { listOf } from '../../../base/db/lists.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { LocalTexts } from '../../../base/db/tables.ts';
import type { MerchantCall } from '../../../base/http/call.ts';
import { deliversToEu } from '../card-filters.ts';
import { categoriesOfProducts } from '../shop-categories.ts';
import { presentContent } from './content.ts';
import { contentOf, productRows, skuRows } from './content-queries.ts';
import { isModerated } from './is-moderated.ts';
import { allowedActs } from './product-states.ts';

/** A product as the desk's list shows it. */
interface RowRecord {
  id: string;
  titles: LocalTexts;
  image: string;
  status: ProductState;
  category_code: string;
  missing_languages: Locale[];
  lacks_safety: boolean;
  sales: number;
  adult: boolean;
  revision: number;
  updated_at: Date;
  publish_at: Date | null;
  published_at: Date | null;
  status_reason: string;
  price: string;
  top_price: string;
  skus: number;
  stock: number;
  low_stock: boolean;
}

/** The rows of the desk's list for products, in the given order. */
export async function rowsFor(
  read: Read,
  ids: readonly string[],
  { locale, now }: Pick<MerchantCall, 'locale' | 'now'>,
): Promise<OwnProductRow[]> {
  if (ids.length === 0) return [];
  const [moderated, rows] = await Promise.all([
    isModerated(read, now),
    rowsOf<RowRecord>(
      read,
      sql`
      select p.id, p.titles, p.image, p.status, p.category_code, p.missing_languages, p.lacks_safety and ${deliversToEu} as lacks_safety, p.sales, p.adult, p.revision,
        p.updated_at, p.publish_at, p.published_at, p.status_reason, p.low_stock,
        s.price, s.top_price, s.skus, s.stock
      from unnest(${listOf('uuid', ids)}) with ordinality as wanted (id, place) join products p on p.id = wanted.id
      cross join lateral (
        select min(price)::text as price, max(price)::text as top_price, count(*)::int as skus, sum(stock)::int as stock
        from skus where product_id = p.id and retired_at is null
      ) s
      order by wanted.place`,
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    title: pickText(row.titles, locale),
    image: row.image,
    state: row.status,
    category_id: row.category_code,
    price: toWire(usd(BigInt(row.price))),
    top_price: toWire(usd(BigInt(row.top_price))),
    skus: row.skus,
    stock: row.stock,
    low_stock: row.low_stock ? 1 : 0,
    missing: row.missing_languages,
    lacks_safety: row.lacks_safety ? 1 : 0,
    sales: row.sales,
    adult: row.adult,
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
    publish_at: row.publish_at?.toISOString() ?? null,
    reason: row.status_reason,
    allowed: allowedActs({ ...row, publishAt: row.publish_at, publishedAt: row.published_at, moderated }, now),
  }));
}

/** One product of the caller's shop, for editing. @throws Refusal `product_not_found`. */
export async function showOwnProduct(
  read: Read,
  call: Pick<MerchantCall, 'locale' | 'now'> & { actor: { shopId: string } },
  id: string,
): Promise<OwnProduct> {
  const [product, skus, [listed], moderated, saver, categories] = await Promise.all([
    productRows(read, [id], call.actor.shopId).executeTakeFirst(),
    skuRows(read, [id]).execute(),
    rowsFor(read, [id], call),
    isModerated(read, call.now),
    lastSaver(read, id),
    categoriesOfProducts(read, call.actor.shopId, [id]),
  ]);
  const found = requireFound(product, 'product_not_found');
  const stocks = new Map(skus.map((sku) => [sku.id, sku.stock]));
  return {
    ...listed!,
    slug: found.slug,
    content: presentContent(contentOf(found, skus), (skuId) => stocks.get(skuId) ?? 0),
    moderated: moderated ? 1 : 0,
    updated_by: saver.name,
    published_at: found.published_at?.toISOString() ?? null,
    shop_categories: categories.get(id) ?? [],
  };
}

/** Who saved a product last, and when; no name for what it came with. */
export async function lastSaver(read: Read, productId: string): Promise<{ name: string; at: Date }> {
  const row = await read
    .selectFrom('products as p')
    .leftJoin('product_versions as v', (join) =>
      join.onRef('v.product_id', '=', 'p.id').onRef('v.revision', '=', 'p.revision'),
    )
    .leftJoin('users as u', 'u.id', 'v.saved_by')
    .select(['p.updated_at', 'v.saved_at', 'u.nickname', 'u.username'])
    .where('p.id', '=', productId)
    .executeTakeFirst();
  return { name: row?.nickname || row?.username || '', at: row?.saved_at ?? row?.updated_at ?? new Date(0) };
}

/** Title, picture and state of products of one shop; products of others are missing. */
export async function ownProductSummaries(
  read: Read,
  shopId: string,
  ids: readonly string[],
  locale: Locale,
): Promise<{ id: string; title: string; image: string; state: ProductState }[]> {
  if (ids.length === 0) return [];
  const rows = await read
    .selectFrom('products')
    .select(['id', 'titles', 'image', 'status'])
    .where('id', 'in', [...ids])
    .where('shop_id', '=', shopId)
    .execute();
  return rows.map(({ id, titles, image, status }) => ({
    id,
    title: pickText(titles, locale),
    image,
    state: status as ProductState,
  }));
}
