import { sql } from 'kysely';
import type { Read } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { LocalTexts } from '../../../base/db/tables.ts';
import type { Period } from './period.ts';
import { countsAsOrder, salesOfOrders } from './product-sales.ts';

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
 * brought beside the products: delivery, and the cents by which parts of refunds are rounded. Days that are summed up are
 * read as they are, and orders that changed since from their lines, so the figures are exact at any moment.
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
    with kept as (
      select coalesce(sum(e.due - e.refunded), 0) as net from order_earnings e
      where e.shop_id = ${shopId} and e.paid_at >= ${period.since} and e.paid_at < ${period.until} and ${countsAsOrder}
    ), changed as materialized (
      select distinct order_id from changed_product_sales where shop_id = ${shopId}
    ), sold as materialized (
      select p.product_id, sum(p.orders)::int as orders, sum(p.pieces)::int as pieces, sum(p.sales) as sales
      from (
        select product_id, orders, pieces, sales, day from product_sale_days
        where shop_id = ${shopId} and day between ${period.from}::date and ${period.to}::date
        union all
        select product_id, -1, -pieces, -sales, day from counted_product_sales
        where order_id in (select order_id from changed)
        union all
        select product_id, 1, pieces, sales, day from (${salesOfOrders(sql`select order_id from changed`)}) live
      ) p where p.day between ${period.from}::date and ${period.to}::date
      group by p.product_id having sum(p.orders) > 0
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
      ((select net from kept) - coalesce((select sum(sales) from sold), 0))::bigint::text as delivery,
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
