import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/** What of a paid order decides about its commission. Amounts are US cents. */
export interface CommissionedOrder {
  orderId: string;
  shopId: string;
  /** What escrow holds for its shop, commission not yet taken off. */
  due: bigint;
  lines: readonly {
    lineId: string;
    productId: string;
    goods: bigint;
    /** What a promo code of the shop took off. */
    shopDiscount: bigint;
  }[];
}

/**
 * Writes down, as orders are paid, what commission is agreed for each of their lines and what the shop is due. One
 * statement, because it stands on the way of every payment; it reads rules and rows that nobody else waits for.
 *
 * The closest rule counts: shop and category, shop, category, everything. Of one scope the latest that has begun counts,
 * and one without a rate hands over to the next wider scope. A commission is taken of the goods less what a code of
 * the shop took off, and never more than that.
 */
export async function freezeCommission(tx: Tx, orders: readonly CommissionedOrder[], at: Date): Promise<void> {
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ ...line, order })));
  if (lines.length === 0) return;
  await sql`
    with paid (order_id, shop_id, due) as (
      values ${sql.join(orders.map((o) => sql`(${o.orderId}::uuid, ${o.shopId}::uuid, ${o.due}::bigint)`))}
    ), bought (line_id, order_id, shop_id, product_id, base) as (
      values ${sql.join(
        lines.map(
          ({ order, ...line }) =>
            sql`(${line.lineId}::uuid, ${order.orderId}::uuid, ${order.shopId}::uuid, ${line.productId}::uuid, ${line.goods - line.shopDiscount}::bigint)`,
        ),
      )}
    ), frozen as (
      insert into line_commissions (line_id, order_id, rule_id, rate_bp, base, commission)
      select l.line_id, l.order_id, r.id, r.rate_bp, l.base, least(l.base, greatest(r.floor, least(coalesce(r.cap, l.base), (l.base * r.rate_bp + 5000) / 10000)))
      from bought l
      join products p on p.id = l.product_id
      cross join lateral (
        select x.* from (
          select distinct on (c.shop_id, c.category_code) c.* from commission_rules c
          where (c.shop_id is null or c.shop_id = l.shop_id) and (c.category_code is null or c.category_code = p.category_code) and c.effective_from <= ${at}
          order by c.shop_id, c.category_code, c.effective_from desc, c.id desc
        ) x where x.rate_bp is not null
        order by x.shop_id is null, x.category_code is null limit 1
      ) r
      returning order_id, commission
    )
    insert into order_earnings (order_id, shop_id, paid_at, due, commission)
    select o.order_id, o.shop_id, ${at}, o.due, coalesce((select sum(f.commission) from frozen f where f.order_id = o.order_id), 0)
    from paid o`.execute(tx);
}
