import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { LocalTexts } from '../../../base/db/tables.ts';
import { countsAsOrder } from './day-queries.ts';
import type { Period } from './period.ts';

/** The figures of one product in a period; `sales` in minor units. */
export interface ProductRecord {
  id: string;
  titles: LocalTexts;
  image: string;
  visitors: number;
  carts: number;
  checkouts: number;
  orders: number;
  pieces: number;
  sales: bigint;
}

export type ProductOrder = '-sales' | '-pieces' | '-visitors' | '-carts';

const orders = {
  '-sales': sql`f.sales desc, f.pieces desc`,
  '-pieces': sql`f.pieces desc`,
  '-visitors': sql`f.visitors desc`,
  '-carts': sql`f.carts desc`,
} as const satisfies Record<ProductOrder, unknown>;

interface ProductsQuery {
  sort: ProductOrder;
  limit: number;
  offset: number;
  /** Only products that were sold. */
  soldOnly?: boolean;
}

/**
 * The products of a shop that were visited or bought in a period, how many there are, and what the orders of the period
 * brought beside the products: delivery, and the cents by which parts of refunds are rounded. What a line brings is the price
 * of its pieces less the discount of the shop and less what refunds paid back of it.
 */
export async function figuresByProduct(
  read: Read,
  shopId: string,
  period: Period,
  { sort, limit, offset, soldOnly = false }: ProductsQuery,
): Promise<{ rows: ProductRecord[]; total: number; delivery: bigint }> {
  const rows = await rowsOf<{ of: string; delivery: string } & Omit<ProductRecord, 'sales'> & { sales: string }>(
    read,
    sql`
    with kept as materialized (
      select e.order_id, e.due - e.refunded as net from order_earnings e
      where e.shop_id = ${shopId} and e.paid_at >= ${period.since} and e.paid_at < ${period.until} and ${countsAsOrder}
    ), paid_back as materialized (
      select rl.line_id, sum(case when r.most = 0 then 0 else rl.goods * r.granted / r.most end) as goods
      from refund_requests r join refund_lines rl on rl.request_id = r.id
      where r.shop_id = ${shopId} and r.state = 'refunded' and r.asked_at >= ${period.since} group by rl.line_id
    ), sold as materialized (
      select l.product_id, count(distinct l.order_id)::int as orders, sum(l.quantity - l.refunded)::int as pieces,
        sum(l.price * l.quantity - l.shop_discount - coalesce(b.goods, 0)) as sales
      from kept k join order_lines l on l.order_id = k.order_id left join paid_back b on b.line_id = l.id
      group by l.product_id
    ), came as (
      select product_id, sum(visitors)::int as visitors, sum(carts)::int as carts, sum(checkouts)::int as checkouts
      from product_visit_days
      where shop_id = ${shopId} and day between ${period.from}::date and ${period.to}::date group by product_id
    ), found as materialized (
      select coalesce(s.product_id, c.product_id) as id, coalesce(c.visitors, 0) as visitors, coalesce(c.carts, 0) as carts,
        coalesce(c.checkouts, 0) as checkouts, coalesce(s.orders, 0) as orders, coalesce(s.pieces, 0) as pieces,
        coalesce(s.sales, 0) as sales
      from sold s full join came c on c.product_id = s.product_id
      ${soldOnly ? sql`where s.pieces > 0` : sql``}
    ), page as (
      select f.*, row_number() over (order by ${orders[sort]}, f.id) as place from found f
      order by place limit ${limit} offset ${offset}
    )
    select (select count(*) from found)::text as of,
      (coalesce((select sum(net) from kept), 0) - coalesce((select sum(sales) from sold), 0))::bigint::text as delivery,
      p.id, p.titles, p.image, f.visitors, f.carts, f.checkouts, f.orders, f.pieces, f.sales::bigint::text as sales
    from (select 1) always left join page f on true left join products p on p.id = f.id
    order by f.place`,
  );
  return {
    rows: rows.flatMap(({ of: _of, delivery: _delivery, ...row }) =>
      row.id === null ? [] : [{ ...row, sales: BigInt(row.sales) }],
    ),
    total: Number(rows[0]?.of ?? 0),
    delivery: BigInt(rows[0]?.delivery ?? 0),
  };
}
