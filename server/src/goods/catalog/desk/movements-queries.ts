import { requireFound } from '@tradewind/contract/base/refusals';
import type { Locale } from '@tradewind/contract/base/locales';
import type { MovementReason, StockMovement } from '@tradewind/contract/goods/shop-desk/stock';
import type { Read } from '../../../base/db/database.ts';
import { pagesOf } from '../../../base/db/keyset.ts';
import { specText } from '../spec.ts';
import { productRows } from './content-queries.ts';

interface MovementsQuery {
  product_id: string;
  sku_id?: string | undefined;
  /** The id of the last movement of the page before; empty for the first page. */
  cursor: string;
  limit: number;
}

/** What the file of movements is filtered by; all of them are optional. */
export interface MovementFilters {
  product_id?: string | undefined;
  sku_id?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

/** Movements of the stock of a product of the shop, latest first. @throws Refusal `product_not_found`. */
export async function movementsPage(
  read: Read,
  shopId: string,
  { product_id: productId, sku_id: skuId, cursor, limit }: MovementsQuery,
  locale: Locale,
): Promise<{ list: StockMovement[]; next: string | null }> {
  requireFound(await productRows(read, [productId], shopId).executeTakeFirst(), 'product_not_found');
  const rows = await movementRows(read, shopId, { product_id: productId, sku_id: skuId })
    .$if(/^\d{1,18}$/.test(cursor), (query) => query.where('m.id', '<', BigInt(cursor)))
    .limit(limit + 1)
    .execute();
  const list = rows.slice(0, limit);
  return {
    list: list.map((row) => ({
      id: String(row.id),
      sku_id: row.sku_id,
      spec: specText(row.options, row.choice, locale),
      code: row.code,
      reason: row.reason as MovementReason,
      quantity: row.quantity,
      before: row.before,
      after: row.after,
      order_id: row.order_id,
      by: row.nickname || row.username || '',
      note: row.note,
      at: row.moved_at.toISOString(),
    })),
    next: rows.length > limit ? String(list.at(-1)!.id) : null,
  };
}

/** The movements of the stock of a shop that the filters fit, latest first, in batches. */
export const pagesOfMovements = (read: Read, shopId: string, filters: MovementFilters) =>
  pagesOf((last: MovementRecord | null, limit) =>
    movementRows(read, shopId, filters)
      .$if(last !== null, (query) => query.where('m.id', '<', last!.id))
      .limit(limit)
      .execute(),
  );

const movementRows = (read: Read, shopId: string, filters: MovementFilters) =>
  read
    .selectFrom('stock_movements as m')
    .innerJoin('skus as s', 's.id', 'm.sku_id')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .leftJoin('users as u', 'u.id', 'm.moved_by')
    .selectAll('m')
    .select(['s.choice', 's.code', 'p.titles', 'p.options', 'u.nickname', 'u.username'])
    .where('p.shop_id', '=', shopId)
    .$if(filters.product_id !== undefined, (query) => query.where('s.product_id', '=', filters.product_id!))
    .$if(filters.sku_id !== undefined, (query) => query.where('m.sku_id', '=', filters.sku_id!))
    .$if(filters.from !== undefined, (query) => query.where('m.moved_at', '>=', filters.from!))
    .$if(filters.to !== undefined, (query) => query.where('m.moved_at', '<', filters.to!))
    .orderBy('m.id', 'desc');

export type MovementRecord = Awaited<ReturnType<ReturnType<typeof movementRows>['execute']>>[number];
