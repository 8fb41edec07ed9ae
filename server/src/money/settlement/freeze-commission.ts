import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';

/**
 * Writes down, as orders are paid, what commission is agreed for each of their lines and what the shop is due. One
 * statement, because it stands on the way of every payment; it reads rules and rows that nobody else waits for.
 *
 * The closest rule counts: shop and category, shop, category, everything. Of one scope the latest that has begun counts,
 * and one without a rate hands over to the next wider scope. A commission is taken of the goods less what a code of
 * the shop took off, and never more than that.
 */
export async function freezeCommission(tx: Tx, orderIds: readonly string[], at: Date): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`
    with frozen as (
      insert into line_commissions (line_id, order_id, rule_id, rate_bp, base, commission)
      select l.id, l.order_id, r.id, r.rate_bp, g.base, least(g.base, greatest(r.floor, least(coalesce(r.cap, g.base), (g.base * r.rate_bp + 5000) / 10000)))
      from order_lines l
      join orders o on o.id = l.order_id
      join products p on p.id = l.product_id
      cross join lateral (select l.price * l.quantity - l.shop_discount as base) g
      cross join lateral (
        select x.* from (
          select distinct on (c.shop_id, c.category_code) c.* from commission_rules c
          where (c.shop_id is null or c.shop_id = o.shop_id) and (c.category_code is null or c.category_code = p.category_code) and c.effective_from <= ${at}
          order by c.shop_id, c.category_code, c.effective_from desc, c.id desc
        ) x where x.rate_bp is not null
        order by x.shop_id is null, x.category_code is null limit 1
      ) r
      where l.order_id in (${sql.join(orderIds)})
      returning order_id, commission
    )
    insert into order_earnings (order_id, shop_id, paid_at, due, commission)
    select o.id, o.shop_id, ${at}, o.total + o.discount - o.duty - o.tax, coalesce((select sum(f.commission) from frozen f where f.order_id = o.id), 0)
    from orders o where o.id in (${sql.join(orderIds)})`.execute(tx);
}
