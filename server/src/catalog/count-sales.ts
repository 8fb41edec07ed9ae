import { sql } from 'kysely';
import type { Deps } from '../base/deps.ts';

/**
 * Counts the sales of these products, and of their shops, anew from paid orders that were neither cancelled nor wholly
 * refunded. Nothing is ever added to a number, so seeing an event twice, late or out of order does no harm.
 */
export async function countSales(deps: Pick<Deps, 'db'>, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return;
  await deps.db.transact(async (tx) => {
    // Shops first, in one order: whoever counts products of the same shop waits, and then sees what was counted here.
    const shops = await tx
      .selectFrom('shops')
      .select('id')
      .where('id', 'in', (eb) => eb.selectFrom('products').select('shop_id').where('id', 'in', ids))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    if (shops.length === 0) return;
    await sql`
      update products p set sales = counted.pieces
      from (
        select p.id, coalesce(sum(l.quantity) filter (where o.paid_at is not null and o.status not in ('cancelled', 'refunded')), 0)::int as pieces
        from products p left join order_lines l on l.product_id = p.id left join orders o on o.id = l.order_id
        where p.id = any(${ids}::uuid[]) group by p.id order by p.id
      ) counted
      where p.id = counted.id and p.sales <> counted.pieces`.execute(tx);
    await sql`
      update shops h set sales = counted.pieces
      from (select shop_id, sum(sales)::int as pieces from products where shop_id = any(${shops.map(({ id }) => id)}::uuid[]) group by shop_id) counted
      where h.id = counted.shop_id and h.sales <> counted.pieces`.execute(tx);
  });
}

/** The same for whatever these orders contain: what listens to "an order is paid". */
export async function countSalesOfOrders(deps: Pick<Deps, 'db'>, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const lines = await deps.db.read.selectFrom('order_lines').select('product_id').distinct().where('order_id', 'in', [...orderIds]).execute();
  await countSales(deps, lines.map(({ product_id }) => product_id));
}
