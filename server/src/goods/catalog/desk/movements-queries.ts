import { requireFound } from '@tradewind/contract/base/refusals';
import type { Locale } from '@tradewind/contract/base/locales';
import type { StockMovement } from '@tradewind/contract/goods/shop-desk/stock';
import type { Read } from '../../../base/db/database.ts';
import { specText } from '../spec.ts';
import { productRows } from './content-queries.ts';

interface MovementsQuery {
  product_id: string;
  sku_id?: string | undefined;
  /** The id of the last movement of the page before; empty for the first page. */
  cursor: string;
  limit: number;
}

/** Movements of the stock of a product of the shop, latest first. @throws Refusal `product_not_found`. */
export async function movementsPage(
  read: Read,
  shopId: string,
  { product_id: productId, sku_id: skuId, cursor, limit }: MovementsQuery,
  locale: Locale,
): Promise<{ list: StockMovement[]; next: string | null }> {
  const product = requireFound(await productRows(read, [productId], shopId).executeTakeFirst(), 'product_not_found');
  const rows = await read
    .selectFrom('stock_movements as m')
    .innerJoin('skus as s', 's.id', 'm.sku_id')
    .leftJoin('users as u', 'u.id', 'm.moved_by')
    .selectAll('m')
    .select(['s.choice', 's.code', 'u.nickname', 'u.username'])
    .where('s.product_id', '=', productId)
    .$if(skuId !== undefined, (query) => query.where('s.id', '=', skuId!))
    .$if(/^\d{1,18}$/.test(cursor), (query) => query.where('m.id', '<', BigInt(cursor)))
    .orderBy('m.id', 'desc')
    .limit(limit + 1)
    .execute();
  const list = rows.slice(0, limit);
  return {
    list: list.map((row) => ({
      id: String(row.id),
      sku_id: row.sku_id,
      spec: specText(product.options, row.choice, locale),
      code: row.code,
      reason: row.reason as StockMovement['reason'],
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
